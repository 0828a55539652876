// The explorer's page: it draws the state that Python sends, in place, and sends back what a person does.
// It knows no rules and no words; both come with the state.

const SVG = "http://www.w3.org/2000/svg";
// Longer addresses are not kept: servers refuse them.
const LONGEST_ADDRESS = 8000;
// So many milliseconds a pointer rests on a word before it is told what it means: none flash up under one that passes.
const TIP_WAITS = 250;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick" || name === "onchange") element[name] = value;
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

// JupyterLab's shortcuts stay quiet on these elements.
function focusable(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}

function button(text, attributes) {
  return focusable(make("button", { type: "button", ...attributes }, text));
}

// Brings the children of a parent in line with a list, keeping the elements whose key stays.
function keyed(parent, items, key, create, update) {
  const known = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let next = parent.firstElementChild;
  for (const item of items) {
    const name = key(item);
    let child = known.get(name);
    known.delete(name);
    if (!child) {
      child = create(item);
      child.dataset.key = name;
    }
    update(child, item);
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
  for (const child of known.values()) child.remove();
}

// One tab stop for a drawing; arrow keys go to the nearest neighbour in their direction, of all that can be read.
function roving(drawing, selector, act, readable = selector) {
  const all = () => [...drawing.querySelectorAll(readable)];
  const centre = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // What lies on a place (a vine on a field) does not keep a click from it.
  function below({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY).map((element) => element.closest(selector));
    return found.find((element) => element && drawing.contains(element));
  }
  function stopAt(element) {
    for (const other of all()) other.setAttribute("tabindex", other === element ? "0" : "-1");
  }
  function neighbour(from, [dx, dy]) {
    const [x, y] = centre(from);
    let best = null;
    let least = Infinity;
    for (const other of all()) {
      if (other === from) continue;
      const [ox, oy] = centre(other);
      const ahead = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (ahead > 1 && ahead + 2.5 * aside < least) {
        best = other;
        least = ahead + 2.5 * aside;
      }
    }
    return best;
  }
  drawing.addEventListener("keydown", (event) => {
    const here = event.target.closest(readable) || event.target.closest("[data-key]");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      act(here);
    } else if (event.key in ARROWS) {
      event.preventDefault();
      const next = neighbour(here, ARROWS[event.key]);
      if (next) {
        stopAt(next);
        next.focus();
      }
    }
  });
  drawing.addEventListener("click", (event) => {
    const here = event.target.closest(selector) || below(event);
    if (!here) return;
    stopAt(here);
    act(here);
  });
  return () => {
    const stop = drawing.querySelector('[tabindex="0"]');
    if (stop && (stop.matches(selector) || stop === document.activeElement)) return;
    const first = drawing.querySelector(selector) || drawing.querySelector(readable);
    if (first) stopAt(first);
  };
}

// What was opened further down stands on the board: bring it into view.
function toBoard(element) {
  element.closest(".vx-explorer:not(.vx-alone)")?.scrollIntoView({ block: "start" });
}

// What a click elsewhere has opened is turned to once it has a place on the page, for the eyes and for a screen reader.
function arrive(root) {
  const placed = new ResizeObserver(() => {
    placed.disconnect();
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    root.scrollIntoView({ block: "start" });
  });
  placed.observe(root);
}

// Scrolls a container, and nothing around it, until an element inside can be seen.
function reveal(container, element) {
  if (!element) return;
  const [outer, inner] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  const shift = (low, high, from, to) => (from < low || to > high ? (from + to - low - high) / 2 : 0);
  container.scrollLeft += shift(outer.left, outer.right, inner.left, inner.right);
  container.scrollTop += shift(outer.top, outer.bottom, inner.top, inner.bottom);
}

function header(model, send) {
  const title = make("h2", { class: "vx-title" });
  const pick = (change) =>
    focusable(make("select", { class: "vx-pick", onchange: (event) => send(change(event.target.value)) }));
  const rulebook = pick((value) => ({ do: "rulebook", rulebook: value }));
  const language = pick((value) => ({ do: "language", lang: value }));
  const time = make("span", { class: "vx-time" });
  const stages = make("ol", { class: "vx-stages" });
  const [modes, updateModes] = modeSwitch(model, send);
  const element = make("header", { class: "vx-head" }, title, modes, rulebook, language, make("span", { class: "vx-when" }, time, stages));

  function fill(select, options, chosen, name) {
    select.setAttribute("aria-label", name);
    select.title = name;
    keyed(select, options, ([id]) => id, ([id]) => make("option", { value: id }), (option, [, text]) => {
      option.textContent = text;
    });
    select.value = chosen;
    select.hidden = options.length < 2;
  }

  function update() {
    const head = model.get("head");
    title.textContent = head.title;
    updateModes();
    fill(rulebook, head.rulebooks, head.rulebook, head.words.rulebook);
    fill(language, head.languages, head.language, head.words.language);
    time.textContent = head.time;
    keyed(stages, head.stages.map((text, index) => [index, text]), ([index]) => String(index), () => make("li"), (item, [index, text]) => {
      item.textContent = text;
      item.toggleAttribute("aria-current", index === head.stage);
      if (index === head.stage) item.setAttribute("aria-current", "step");
    });
  }
  return [element, update];
}

function board(model, send, choose) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "vx-svg vx-drawing");
  drawing.setAttribute("role", "group");
  const element = make("section", { class: "vx-board" }, drawing);
  let shapes = new Map();

  function act(target) {
    const shape = shapes.get(target.dataset.key);
    if (shape.edits) send({ do: `${model.get("board").asks}.click`, shape: shape.id });
    else if (shape.moves.length === 1) send({ do: "play", move: shape.moves[0] });
    else if (shape.moves.length) choose(shape.moves, target);
    else if (shape.tries) send({ do: "ask", move: shape.tries });
    else if (shape.looks) send({ do: "look", seat: shape.looks });
  }
  const settle = roving(drawing, ".vx-can, .vx-ask, .vx-look, .vx-set", act, ".vx-shape:not(.vx-mute)");

  function update() {
    const state = model.get("board");
    drawing.setAttribute("viewBox", `-6 -6 ${state.width + 12} ${state.height + 12}`);
    drawing.style.setProperty("--vx-height", `${state.height}px`);
    drawing.setAttribute("aria-label", state.title);
    drawing.setAttribute("lang", state.language);
    shapes = new Map(state.shapes.map((shape) => [shape.id, shape]));
    keyed(drawing, state.shapes, (shape) => shape.id, () => document.createElementNS(SVG, "g"), draw);
    settle();
  }

  function draw(group, shape) {
    const [markup, says, about] = [shape.markup, shape.says, aboutCard(model, shape.about)];
    group.setAttribute("transform", shape.place);
    if (group.getAttribute("class") !== shape.classes) group.setAttribute("class", shape.classes);
    if (group.drawn !== markup + says + about) {
      group.drawn = markup + says + about;
      group.innerHTML = markup;
      if (says) {
        const title = document.createElementNS(SVG, "title");
        title.textContent = about ? `${says}\n${about}` : says;
        group.prepend(title);
      }
      if (about) group.setAttribute("aria-description", about);
      else group.removeAttribute("aria-description");
    }
    const live = shape.moves.length || shape.tries || shape.looks || shape.edits;
    if (live) {
      focusable(group);
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", says);
    } else {
      group.setAttribute("role", says ? "img" : "presentation");
      if (says) group.setAttribute("aria-label", says);
    }
    if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", "-1");
  }
  return [element, update];
}

// How books stand to each other: a sign, and the words for it.
function stand(found) {
  return make("span", { class: `vx-stand vx-stand-${found.kind}` }, make("b", { "aria-hidden": "true" }, found.sign), found.words);
}

// The number of a statement leads to it in the reader, wherever there is one around.
function statementLines(statements) {
  return statements.map((one) => {
    const label = one.id ? button(one.label, { class: "vx-link vx-number" }) : make("b", {}, one.label);
    label.onclick = () => label.dispatchEvent(new CustomEvent("vx-read", { bubbles: true, detail: one.id }));
    return make("p", { class: "vx-statement" }, label, " ", one.text);
  });
}

function otherBook(other, nothing) {
  const lines = other.statements.length ? statementLines(other.statements) : [make("p", { class: "vx-none" }, nothing)];
  return make("div", { class: "vx-other-book" }, make("h5", {}, other.book, stand(other.stand)), ...lines);
}

// The statements behind a citation: those of the chosen book, then what the other books say.
function citation(found) {
  return make(
    "div",
    { class: "vx-cited" },
    found.note ? make("p", { class: "vx-none" }, found.note) : null,
    ...statementLines(found.cited),
    make("h5", {}, found.words.others, stand(found.stand)),
    ...found.others.map((other) => otherBook(other, found.words.nothing)),
  );
}

// A sentence with its citation, which opens below it and stays open (in `quoted`) while the same place is looked at.
function citing(sentence, cites, quoted, place, look = "vx-said") {
  const found = cites[sentence.cite];
  const line = make("div", { class: look }, sentence.words);
  if (!found) return line;
  const key = `${place} ${sentence.cite}`;
  const mark = button(found.label, { class: "vx-cite", "aria-label": found.name });
  mark.classList.toggle("vx-borrowed", !found.own);
  function open(shown) {
    mark.setAttribute("aria-expanded", String(shown));
    line.querySelector(".vx-cited")?.remove();
    if (shown) line.append(citation(found));
    if (shown) quoted.add(key);
    else quoted.delete(key);
  }
  mark.onclick = () => open(!quoted.has(key));
  line.append(" ", mark);
  open(quoted.has(key));
  return line;
}

function panel(model, send) {
  const failure = make("div", { class: "vx-failure", role: "alert", hidden: true });
  const question = make("h3", { class: "vx-question", tabindex: "-1" });
  const elsewhere = make("p", { class: "vx-elsewhere", hidden: true });
  const endTrial = button("", { class: "vx-tool", onclick: () => send({ do: "end-trial" }) });
  const trial = make("p", { class: "vx-trial", role: "status", hidden: true }, make("span"), endTrial);
  const which = make("div", { class: "vx-which", hidden: true });
  const answer = make("div", { class: "vx-answer", hidden: true });
  const moves = make("div", { class: "vx-groups" });
  const chance = button("", { class: "vx-move vx-chance", onclick: () => send({ do: "chance" }) });
  const story = make("div", { class: "vx-story" });
  const refused = make("div", { class: "vx-refused" });
  const wish = focusable(make("input", { type: "text", spellcheck: "false", autocomplete: "off" }));
  const asking = button("", { class: "vx-tool" });
  const ask = make("details", { class: "vx-wish" }, focusable(make("summary")), make("div", {}, wish, asking));
  const doing = make("div", { class: "vx-doing" }, which, chance, moves);
  const telling = make("div", { class: "vx-telling" }, answer, story, refused, ask);
  const scroll = make("div", { class: "vx-scroll" }, failure, trial, question, elsewhere, doing, telling);
  const element = make("section", { class: "vx-side" }, scroll);
  const quoted = new Set();
  let returnTo = null;
  let here = "";

  function moveButton(move) {
    const made = button("", { class: "vx-move" });
    made.onclick = () => send({ do: "play", move: made.dataset.key });
    return fillMove(made, move);
  }

  function fillMove(made, move) {
    made.dataset.key = move.move;
    made.className = `vx-move${move.quiet ? " vx-quiet" : ""}`;
    made.replaceChildren(move.words, ...(move.note ? [make("small", {}, move.note)] : []));
    const about = move.move.split(" ").map((word) => aboutCard(model, word)).find(Boolean);
    made.title = [about, ...explained(model.get("glossary"), move.words), move.move].filter(Boolean).join("\n");
    return made;
  }

  function groupSection() {
    const more = make("details", { class: "vx-more" }, focusable(make("summary")), make("div", { class: "vx-moves" }));
    return make("section", {}, make("h4"), make("div", { class: "vx-moves" }), more);
  }

  function fillGroup(section, group) {
    const [title, list, more] = section.children;
    title.textContent = group.title;
    title.hidden = !group.title;
    keyed(list, group.moves, (move) => move.move, moveButton, fillMove);
    more.hidden = !group.folded.length;
    more.firstElementChild.textContent = group.more;
    keyed(more.lastElementChild, group.folded, (move) => move.move, moveButton, fillMove);
  }

  // Several moves belong to one place of the board: ask which is meant.
  function choose(wanted, from) {
    const state = model.get("panel");
    const all = state.groups.flatMap((group) => [...group.moves, ...group.folded]).filter((move) => wanted.includes(move.move));
    returnTo = from;
    const close = button("×", { class: "vx-close", "aria-label": state.words.close, onclick: dismiss });
    which.replaceChildren(make("p", {}, state.words.which, close), make("div", { class: "vx-moves" }, ...all.map(moveButton)));
    which.hidden = false;
    which.querySelector(".vx-move")?.focus();
  }

  function dismiss() {
    which.hidden = true;
    returnTo?.focus();
    returnTo = null;
  }

  which.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      dismiss();
    }
  });

  function askWish() {
    if (wish.value.trim()) send({ do: "ask", move: wish.value.trim() });
  }
  asking.onclick = askWish;
  wish.addEventListener("keydown", (event) => {
    if (event.key === "Enter") askWish();
  });

  const cited = (sentence, place, look) => citing(sentence, model.get("panel").cites, quoted, place, look);

  // What is not possible can be asked about: the answer tells what would make it possible.
  function asks(move) {
    const words = model.get("panel").words["mend-ask"];
    return button("?", { class: "vx-close vx-mend-ask", title: words, "aria-label": words, onclick: () => send({ do: "ask", move }) });
  }

  function reason(item) {
    return make(
      "li",
      {},
      make("span", { class: "vx-what" }, item.words),
      item.move ? asks(item.move) : null,
      ...item.reasons.map((reason, number) => cited(reason, `${item.words} ${number}`, "vx-why")),
      item.others?.length
        ? make("details", {}, focusable(make("summary", {}, item.more)), make("p", {}, item.others.join(" · ")))
        : null,
    );
  }

  function update() {
    const state = model.get("panel");
    const lost = element.contains(document.activeElement) && document.activeElement.classList.contains("vx-move");
    which.hidden = true;
    if (here !== state.here) quoted.clear();
    here = state.here;
    failure.hidden = !state.failure;
    failure.textContent = state.failure;
    const who = state.seat ? String(state.seat) : state.chance ? "?" : "";
    question.replaceChildren(...(who ? [make("span", { class: `vx-seat vx-seat${state.seat}` }, who)] : []), state.question);
    trial.hidden = !state.trial;
    if (state.trial) [trial.firstElementChild.textContent, endTrial.textContent] = [state.trial.words, state.trial.back];
    fillElsewhere(state.elsewhere);
    chance.hidden = !state.chance;
    chance.textContent = state.words["let-it-happen"];
    keyed(
      moves,
      state.groups,
      (group) => group.title,
      groupSection,
      fillGroup,
    );
    fillAnswer(state);
    story.replaceChildren(make("h4", {}, state.words.happened), ...storyLines(state));
    const open = refused.querySelector(":scope > details")?.open;
    refused.replaceChildren(...refusedParts(state, open));
    ask.firstElementChild.textContent = state.words.ask;
    asking.textContent = state.words.why;
    wish.placeholder = state.words["ask-hint"];
    wish.setAttribute("aria-label", state.words.ask);
    if (lost && !element.contains(document.activeElement)) (moves.querySelector("button") || question).focus();
  }

  // The board in front stays where it is when the turn passes: a word says so, and a click goes there.
  function fillElsewhere(found) {
    elsewhere.hidden = !found;
    if (!found) return;
    const show = button(found.show, { class: "vx-link", onclick: () => send({ do: "look", seat: found.seat }) });
    const focus = elsewhere.contains(document.activeElement);
    elsewhere.replaceChildren(found.words, " ", show);
    if (focus) show.focus();
  }

  function fillAnswer(state) {
    answer.hidden = !state.answer;
    if (!state.answer) return;
    const close = button("×", { class: "vx-close", "aria-label": state.words.close, onclick: () => send({ do: "dismiss" }) });
    const parts = [
      make("h4", {}, state.words.why, close),
      make("ul", {}, reason(state.answer)),
      make("div", { class: "vx-moves" }, ...state.answer.nearest.map(moveButton)),
      ...(state.mend ? mendings(state.mend) : []),
    ];
    answer.replaceChildren(...parts);
    reveal(scroll, answer);
  }

  // The changes of the position that would make the move possible, each to be tried with a click.
  function mendings(mend) {
    const tries = mend.changes.map((words, number) => button(words, { class: "vx-move vx-mend", onclick: () => send({ do: "mend", number }) }));
    return [make("p", { class: "vx-mends" }, mend.words), make("div", { class: "vx-moves" }, ...tries)];
  }

  function storyLines(state) {
    if (!state.happened.length) return [make("p", { class: "vx-none" }, state.words.nothing)];
    const who = state.played ? [make("p", { class: "vx-played" }, state.played)] : [];
    const sentences = state.happened.map((sentence, number) => cited(sentence, `happened ${number}`));
    return [make("div", { class: "vx-card-soft" }, ...who, ...sentences)];
  }

  function refusedParts(state, open) {
    if (!state.refused.length) return [];
    const [first, rest] = [state.refused.slice(0, state.shown), state.refused.slice(state.shown)];
    const parts = [make("h4", {}, state.words.refused), make("ul", {}, ...first.map(reason))];
    if (rest.length) {
      const more = make("details", { open: open || false }, focusable(make("summary", {}, state.words.more)));
      more.append(make("ul", {}, ...rest.map(reason)));
      parts.push(more);
    }
    return parts;
  }
  return [element, update, choose];
}

function footer(model, send, caption) {
  const chips = make("ol", { class: "vx-chips" });
  const back = button("", { class: "vx-tool", onclick: () => send({ do: "back" }) });
  const forward = button("", { class: "vx-tool", onclick: () => send({ do: "forward" }) });
  const sign = (text, action) => button(text, { class: "vx-tool vx-icon", onclick: () => send({ do: action }) });
  const [undo, redo, replay] = [sign("↶", "undo"), sign("↷", "redo"), sign("▶", "replay")];
  const variations = make("ol", { class: "vx-variations" });
  const tools = make("div", { class: "vx-tools" }, undo, redo, back, forward, replay);
  const element = make("footer", { class: "vx-foot" }, chips, variations, tools);
  let timer = 0;

  function chip(entry) {
    const made = button("", { class: "vx-chip" });
    made.onclick = () => send({ do: "go", place: made.place });
    return make("li", {}, made);
  }

  function fill(item, entry) {
    const made = item.firstElementChild;
    made.place = entry.place;
    made.textContent = entry.words;
    made.title = entry.title;
    made.classList.toggle("vx-later", entry.later);
    made.classList.toggle("vx-other", entry.other);
    if (entry.now) made.setAttribute("aria-current", "step");
    else made.removeAttribute("aria-current");
  }

  function update() {
    const line = model.get("line");
    chips.setAttribute("aria-label", line.words.line);
    keyed(chips, line.chips, (entry) => entry.place, chip, fill);
    variations.hidden = !line.variations.length;
    keyed(variations, line.variations, (entry) => entry.place, chip, fill);
    variations.dataset.title = line.words.variations;
    variations.setAttribute("aria-label", line.words.variations);
    back.textContent = line.words.back;
    forward.textContent = line.words.forward;
    for (const [tool, name, can] of [
      [undo, line.words.undo, line.undo],
      [redo, line.words.redo, line.redo],
      [replay, line.replaying ? line.words.pause : line.words.replay, line.replay],
      [back, line.words.back, line.back],
      [forward, line.words.forward, line.forward],
    ]) {
      tool.title = name;
      tool.setAttribute("aria-label", name);
      // Not `disabled`: the button keeps the focus of a person who steps by keyboard.
      tool.setAttribute("aria-disabled", String(!can));
    }
    replay.textContent = line.replaying ? "❚❚" : "▶";
    caption.hidden = !line.caption;
    caption.textContent = line.caption;
    clearTimeout(timer);
    if (line.tick) timer = setTimeout(() => send({ do: "tick" }), line.tick);
    reveal(chips, chips.querySelector("[aria-current]"));
  }
  return [element, update, () => clearTimeout(timer)];
}

// -- the tabs: each makes an element and a function that brings it up to date with the state of the open tab ------

// Puts a text into the clipboard; pages that are not served securely have none of their own.
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make("textarea", { class: "vx-live" });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

// The record: its tree, and saving, sharing and opening.
function recordTab(send) {
  const tree = make("div", { class: "vx-tree", role: "group" });
  const start = button("", { class: "vx-chip", onclick: () => send({ do: "/go", place: "0" }) });
  const promote = button("", { class: "vx-tool", onclick: () => send({ do: "promote" }) });
  const remove = button("", { class: "vx-tool", onclick: () => send({ do: "delete" }) });
  const saves = make("div", { class: "vx-files", role: "group" });
  const problem = make("p", { class: "vx-problem", role: "alert", hidden: true });
  const paste = focusable(make("textarea", { rows: "2", spellcheck: "false", class: "vx-text" }));
  const open = button("", { class: "vx-tool", onclick: () => paste.value.trim() && send({ do: "open", text: paste.value }) });
  const chosen = focusable(make("input", { type: "file", accept: ".yaml,.yml,.txt", class: "vx-live", tabindex: "-1" }));
  const file = button("", { class: "vx-tool", onclick: () => chosen.click() });
  const [text, textLabel, copyText] = shown(6);
  const [short, shortLabel, copyShort] = shown(2);
  const hint = make("p", { class: "vx-note" });
  const link = copying(() => window.explorerAddress(state.share));
  const linkHint = make("p", { class: "vx-note" });
  const linked = make("div", { hidden: !window.explorerAddress }, make("div", { class: "vx-tools" }, link), linkHint);
  const whole = make("details", {}, focusable(make("summary")), textLabel);
  const pasteLabel = make("label", {}, make("span"), paste);
  const heading = make("h4");
  const element = make(
    "div",
    { class: "vx-record" },
    make("section", {}, heading, tree, make("div", { class: "vx-tools" }, promote, remove)),
    make(
      "section",
      {},
      saves,
      shortLabel,
      hint,
      linked,
      pasteLabel,
      make("div", { class: "vx-tools" }, open, file, chosen),
      problem,
      whole,
    ),
  );
  let state = {};

  // A text to copy: the field, its label with the button, and the button.
  function shown(rows) {
    const field = focusable(make("textarea", { rows: String(rows), readonly: true, spellcheck: "false", class: "vx-text" }));
    const copy = copying(() => field.value);
    return [field, make("div", { class: "vx-shown" }, make("label", {}, make("span"), field), copy), copy];
  }

  // A button that copies a text and says so.
  function copying(text) {
    const copy = button("", { class: "vx-tool" });
    copy.onclick = async () => {
      const before = copy.textContent;
      await copied(text());
      copy.textContent = state.words.copied;
      setTimeout(() => (copy.textContent = before), 1500);
    };
    return copy;
  }

  chosen.onchange = async () => {
    const [picked] = chosen.files;
    if (picked) send({ do: "open", text: await picked.text(), name: picked.name });
    chosen.value = "";
  };

  function chip(entry) {
    const made = button(`${entry.number}. ${entry.words}`, { class: `vx-chip vx-by${entry.seat}`, title: entry.title });
    made.onclick = () => send({ do: "/go", place: entry.place });
    made.classList.toggle("vx-way", entry.way);
    if (entry.now) made.setAttribute("aria-current", "step");
    return make("li", {}, made);
  }

  function update(now) {
    state = now;
    const words = state.words;
    heading.textContent = words.tree;
    tree.setAttribute("aria-label", words.tree);
    start.textContent = state.start.words;
    if (state.start.now) start.setAttribute("aria-current", "step");
    else start.removeAttribute("aria-current");
    const focus = tree.contains(document.activeElement);
    tree.replaceChildren(
      start,
      ...state.rows.map((row) => {
        const list = make("ol", {}, ...row.chips.map(chip));
        list.style.marginInlineStart = `${row.depth * 18}px`;
        return list;
      }),
    );
    const here = tree.querySelector("[aria-current]");
    reveal(tree, here);
    if (focus) here?.focus({ preventScroll: true });
    promote.setAttribute("aria-disabled", String(!state.promotable));
    remove.setAttribute("aria-disabled", String(!state.removable));
    for (const [tool, key] of [[promote, "promote"], [remove, "delete"], [open, "open"], [file, "file"], [copyText, "copy"], [copyShort, "copy"], [link, "link"]]) {
      tool.textContent = words[key];
    }
    copyText.setAttribute("aria-label", `${words.copy}: ${words.text}`);
    copyShort.setAttribute("aria-label", `${words.copy}: ${words.share}`);
    textLabel.querySelector("span").textContent = words.text;
    linkHint.textContent = words["link-hint"];
    saves.setAttribute("aria-label", words.save);
    saves.dataset.title = words.save;
    const save = ([kind]) => button("", { class: "vx-tool", onclick: () => send({ do: "save", kind }) });
    keyed(saves, state.kinds, ([kind]) => kind, save, (tool, [, name]) => {
      tool.textContent = name;
    });
    whole.firstElementChild.textContent = words.text;
    whole.hidden = !state.text;
    shortLabel.querySelector("span").textContent = words.share;
    pasteLabel.querySelector("span").textContent = words.paste;
    paste.placeholder = words["paste-hint"];
    hint.textContent = words["share-hint"];
    chosen.setAttribute("aria-label", words.file);
    text.value = state.text;
    short.value = state.share;
    problem.hidden = !state.problem;
    problem.textContent = state.problem;
  }
  return [element, update, handOver];
}

// The table: who plays, and what is played without asking.
function tableTab(send) {
  const title = make("h4");
  const seats = make("div", { class: "vx-seats" });
  const about = make("p", { class: "vx-note" });
  const switches = make("div", { class: "vx-switches" });
  const front = focusable(make("select", { class: "vx-pick" }));
  front.onchange = () => send({ do: "front", front: front.value });
  const frontRow = make("label", {}, make("span"), front);
  const frontAbout = make("p", { class: "vx-note" });
  const element = make("div", { class: "vx-table" }, make("section", {}, title, seats, about, frontRow, frontAbout), switches);

  function seat(entry) {
    const pick = focusable(make("select", { class: "vx-pick" }, make("option", { value: "" }), make("option", { value: "1" })));
    pick.onchange = () => send({ do: "seat", seat: entry.seat, bot: pick.value === "1" });
    return make("label", {}, make("span", { class: `vx-seat vx-seat${entry.seat}` }, String(entry.seat)), make("span"), pick);
  }

  function habit(entry) {
    const box = focusable(make("input", { type: "checkbox" }));
    box.onchange = () => send({ do: "switch", name: entry.id, on: box.checked });
    return make("label", {}, box, make("span"), make("small"));
  }

  function update(state) {
    title.textContent = state.words.seats;
    about.textContent = state.words["bot-about"];
    frontRow.firstElementChild.textContent = state.words.front;
    frontAbout.textContent = state.words["front-about"];
    keyed(front, state.fronts, ([id]) => id, ([id]) => make("option", { value: id }), (option, [, text]) => {
      option.textContent = text;
    });
    front.value = state.front;
    keyed(seats, state.seats, (entry) => String(entry.seat), seat, (label, entry) => {
      label.children[1].textContent = entry.words;
      const [person, bot] = label.lastElementChild.children;
      person.textContent = state.words.person;
      bot.textContent = state.words.bot;
      label.lastElementChild.value = entry.bot ? "1" : "";
    });
    keyed(switches, state.switches, (entry) => entry.id, habit, (label, entry) => {
      label.children[0].checked = entry.on;
      label.children[1].textContent = entry.words;
      label.children[2].textContent = entry.about;
    });
  }
  return [element, update];
}

// The rulebooks side by side.
function compareTab(send) {
  const note = make("p", { class: "vx-sum" });
  const part = button("", { class: "vx-tool", onclick: () => send({ do: "part" }) });
  const [busy, fillBusy] = progressBar(() => send({ do: "stop" }));
  const stopped = make("span");
  const again = button("", { class: "vx-tool", onclick: () => send({ do: "again" }) });
  const halted = make("p", { class: "vx-busy", role: "status", hidden: true }, stopped, again);
  const table = make("div", { class: "vx-sides" });
  const behind = make("div", { class: "vx-behind" });
  const element = make("div", { class: "vx-compare-tab" }, make("div", { class: "vx-lead" }, note, part), busy, halted, table, behind);
  const quoted = new Set();

  function book(one, words) {
    if (one.chosen) return make("li", {}, make("b", {}, one.name), make("small", {}, words.chosen));
    const change = button(one.name, { class: "vx-link", title: words.switch, "aria-label": one.switch });
    change.onclick = () => send({ do: "switch", rulebook: one.id });
    return make("li", {}, change);
  }

  function cell(found, state, place) {
    const lines = found.lines.map((line, number) => citing(line, state.cites, quoted, `${place} ${number}`));
    const sign = make("p", { class: "vx-legal" }, make("b", { "aria-hidden": "true" }, found.sign), " ", found.words);
    return make("td", { class: `vx-cell-${found.kind}` }, sign, ...lines);
  }

  function row(entry, state) {
    const cells = entry.cells.map((found, side) => cell(found, state, `${entry.move} ${side}`));
    return make("tr", {}, make("th", { scope: "row", title: entry.move }, entry.words), ...cells);
  }

  function heading(text, columns) {
    return make("tr", {}, make("th", { class: "vx-span", colspan: columns, scope: "colgroup" }, text));
  }

  function update(state) {
    note.textContent = state.note;
    element.classList.toggle("vx-stale", state.late);
    fillBusy(state.busy, state.stop);
    halted.hidden = !state.stopped;
    stopped.textContent = state.stopped;
    again.textContent = state.again;
    part.hidden = !state.rows?.length;
    table.replaceChildren();
    behind.replaceChildren();
    if (!state.sides.length) return;
    part.textContent = state.words.part;
    const columns = state.sides.length + 1;
    const heads = state.sides.map((side) =>
      make("th", { scope: "col" }, make("ul", {}, ...side.books.map((one) => book(one, state.words)))),
    );
    if (!state.differs) {
      table.append(heads[0].firstElementChild);
      return;
    }
    const rows = state.rows.map((entry) => row(entry, state));
    const choices = state.choices.map((entry) => row(entry, state));
    const result = make("tr", {}, make("th", { scope: "row" }, state.words.result), ...state.sides.map((side) => make("td", {}, side.result)));
    table.append(
      make(
        "table",
        {},
        make("thead", {}, make("tr", {}, make("th", { scope: "col" }, state.words.line), ...heads)),
        make("tbody", {}, ...rows, ...(state.over ? [result] : []), ...(choices.length ? [heading(state.words.choices, columns), ...choices] : [])),
      ),
    );
    if (state.more) table.append(make("p", { class: "vx-none" }, state.more));
    for (const cause of state.causes) {
      behind.append(make("h4", {}, cause.option), make("ul", { class: "vx-values" }, ...cause.values.map((text) => make("li", {}, text))));
    }
    if (!state.statements.length) return;
    const sides = state.statements.map((side) => make("div", {}, make("h5", {}, side.books), ...statementLines(side.lines)));
    behind.append(make("h4", {}, state.words.sources), make("div", { class: "vx-sources" }, ...sides));
  }
  return [element, update];
}

// What stands in place of a tab that would tell what hands hold, while they are hidden.
function hiddenTab(send) {
  const words = make("p", { class: "vx-sum" });
  const show = button("", { class: "vx-tool", onclick: () => send({ do: "/show-hands" }) });
  const element = make("div", { class: "vx-put-away" }, words, show);
  return [
    element,
    (state) => {
      words.textContent = state.words.tab;
      show.textContent = state.words.show;
    },
  ];
}

const TABS = { hidden: hiddenTab, graph: graphTab, questions: questionsTab, compare: compareTab, reader: readerTab, record: recordTab, table: tableTab, scenarios: scenariosTab, setup: setupTab };

const MODES = { lesson: lessonMode, quiz: quizMode };

// What a mode shows in the side: above the moves, or in their place.
function modePane(model, send, root, side) {
  const scroll = side.querySelector(".vx-scroll");
  const failure = make("div", { class: "vx-failure", role: "alert", hidden: true });
  const pane = make("section", { class: "vx-mode-pane" }, failure);
  const made = {};

  function update() {
    const mode = model.get("mode");
    const held = side.contains(document.activeElement);
    root.classList.toggle("vx-quizzing", mode.beside);
    root.classList.toggle("vx-learning", mode.id !== "explore" && !mode.beside);
    for (const [id, [element]] of Object.entries(made)) if (id !== mode.id) element.remove();
    if (!mode.beside) pane.remove();
    if (!(mode.id in MODES)) return;
    const ask = (message) => send({ ...message, do: message.do.startsWith("/") ? message.do.slice(1) : `${mode.id}.${message.do}` });
    made[mode.id] ??= MODES[mode.id](ask);
    const [element, fill] = made[mode.id];
    if (mode.beside && !pane.isConnected) side.append(pane);
    if (mode.beside) pane.setAttribute("aria-label", mode.modes.find(([id]) => id === mode.id)[1]);
    const home = mode.beside ? pane : scroll;
    if (element.parentElement !== home) home.insertBefore(element, mode.beside ? null : home.firstElementChild);
    // The moves, and with them their place for what went wrong, are out of sight.
    failure.hidden = !mode.failure;
    failure.textContent = mode.failure;
    fill(mode.state);
    // Whoever came by a button that is gone now goes on at what the mode says.
    if (held && !root.contains(document.activeElement)) home.querySelector('[tabindex="-1"]')?.focus();
  }
  return update;
}

// The bar of tabs and the open one: below the board, or beside it in place of the moves.
function tabs(model, send, side) {
  const list = make("div", { class: "vx-tabs", role: "tablist" });
  const pane = make("div", { class: "vx-pane", role: "tabpanel", id: `vx-pane-${Math.random().toString(36).slice(2)}` });
  const element = make("section", { class: "vx-below" }, pane);
  let asked = false;
  const made = {};

  function tab() {
    const one = button("", { class: "vx-tab", role: "tab", "aria-controls": pane.id });
    one.onclick = () => {
      asked = true;
      send({ do: "tab", tab: one.dataset.key });
    };
    return one;
  }

  list.addEventListener("keydown", (event) => {
    const step = ARROWS[event.key]?.[0];
    if (!step) return;
    event.preventDefault();
    const all = [...list.children];
    all[(all.indexOf(event.target) + step + all.length) % all.length].focus();
  });

  function updateBar() {
    const bar = model.get("tabs");
    keyed(list, bar.tabs, ([id]) => id, tab, (one, [id, text]) => {
      one.textContent = text;
      one.setAttribute("aria-selected", String(id === bar.open));
      one.tabIndex = id === (bar.open || bar.tabs[0][0]) ? 0 : -1;
      if (id === bar.open) pane.setAttribute("aria-label", text);
    });
    const beside = bar.beside.includes(bar.open);
    side.classList.toggle("vx-taken", beside);
    const home = beside ? side : element;
    const left = pane.contains(document.activeElement);
    if (pane.parentElement !== home) home.append(pane);
    pane.hidden = !bar.open;
    // Whoever worked in a tab that has closed goes on at the question.
    if (left && !pane.contains(document.activeElement)) requestAnimationFrame(() => side.querySelector(".vx-question").focus());
  }

  function updatePane() {
    const state = model.get("pane");
    if (!state.id) {
      asked = false;
      return;
    }
    // What begins with a slash is asked of the explorer, not of the tab.
    const ask = (message) => send({ ...message, do: message.do.startsWith("/") ? message.do.slice(1) : `${state.id}.${message.do}` });
    made[state.id] ??= TABS[state.id](ask);
    const [content, update] = made[state.id];
    if (pane.firstElementChild !== content) pane.replaceChildren(content);
    pane.dataset.tab = state.id;
    update(state);
    // The bar is always in sight; what it opens may lie below the window.
    const cut = side.contains(pane) && side.offsetHeight + list.parentElement.offsetHeight > innerHeight;
    if (asked) pane.scrollIntoView({ block: cut ? "start" : "nearest" });
    asked = false;
    // The board answers first; what takes longer is asked for once it stands.
    if (state.late) requestAnimationFrame(() => send({ do: "late" }));
  }

  // What a tab has asked is answered to it alone.
  function answered(message) {
    made[message.tab]?.[2]?.(message);
  }
  return [list, element, updateBar, updatePane, answered];
}

// Where the page around has an address for what is shown, a reload finds the present place again.
function keeping(model, send) {
  let timer = 0;
  function keep() {
    clearTimeout(timer);
    if (window.explorerAddress) timer = setTimeout(() => send({ do: "share" }), 700);
  }
  function kept(message) {
    if (message.about !== "share" || message.share.length > LONGEST_ADDRESS) return;
    history.replaceState(null, "", window.explorerAddress(message.share, model.get("mode").id));
  }
  const stop = () => clearTimeout(timer);
  window.addEventListener("beforeunload", stop); // who leaves has nobody left to ask
  return [
    keep,
    kept,
    () => {
      stop();
      window.removeEventListener("beforeunload", stop);
    },
  ];
}

// What a pointer learns by resting on a thing is shown to whoever comes to it by keyboard, too. A word of the game
// tells what it means under a pointer or a finger.
function tips(root, meaning) {
  const tip = make("div", { class: "vx-tip", "aria-hidden": "true", hidden: true });
  let timer = 0;
  function hide() {
    clearTimeout(timer);
    tip.hidden = true;
  }

  function focused({ target }) {
    const told = target.title || target.querySelector(":scope > title")?.textContent || "";
    if (told && told !== target.textContent && target.matches(":focus-visible")) show(target, told);
    else hide();
  }

  function show(target, told) {
    clearTimeout(timer);
    tip.hidden = false;
    tip.textContent = told;
    const [frame, box] = [root.getBoundingClientRect(), target.getClientRects()[0]];
    const room = root.clientWidth - tip.offsetWidth - 6;
    tip.style.left = `${Math.max(6, Math.min(room, box.left - frame.left))}px`;
    const above = box.top - frame.top - tip.offsetHeight - 8;
    tip.style.top = `${above > 0 ? above : box.bottom - frame.top + 8}px`;
  }
  root.append(tip);
  root.addEventListener("focusin", focused);
  root.addEventListener("focusout", hide);
  root.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch" || !target.matches(".vx-term")) return;
    clearTimeout(timer);
    timer = setTimeout(() => target.isConnected && show(target, meaning(target)), TIP_WAITS);
  });
  root.addEventListener("pointerout", ({ target }) => target.matches(".vx-term") && hide());
  root.addEventListener("click", ({ target }) => target.matches(".vx-term") && show(target, meaning(target)));
  root.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  root.addEventListener("pointerdown", hide);
}

function render({ model, el }) {
  if (model.get("alone")) return renderAlone(model, el);
  const root = make("div", { class: "vx vx-explorer" });
  const live = make("div", { class: "vx-live", "aria-live": "polite", role: "status" });
  const send = (message) => model.send(message);
  const [head, updateHead] = header(model, send);
  const [side, updatePanel, choose] = panel(model, send);
  const [drawing, updateBoard] = board(model, send, choose);
  const caption = make("p", { class: "vx-caption", hidden: true, "aria-hidden": "true" });
  drawing.append(caption);
  const [foot, updateLine, stopLine] = footer(model, send, caption);
  const [list, below, updateTabs, updatePane, answered] = tabs(model, send, side);
  const [keep, kept, stopKeeping] = keeping(model, send);
  const main = make("div", { class: "vx-main" }, drawing, side);
  const bar = make("div", { class: "vx-bar" }, foot, list);
  root.append(head, main, bar, below, live);
  tips(root, (term) => meaning(model.get("glossary").entries[term.dataset.term]));
  const stopMarking = marking(model, side, below);
  root.addEventListener("vx-read", (event) => send({ do: "cited", statement: event.detail }));
  el.append(root);

  const showMode = modePane(model, send, root, side);
  let shown = {};
  function updateMode() {
    updateHead();
    showMode();
    begin();
  }
  // Another mode or another scenario is read from its top.
  function begin() {
    const [{ title, language }, { id }] = [model.get("head"), model.get("mode")];
    if (id !== shown.id || (title !== shown.title && language === shown.language)) side.querySelector(".vx-scroll").scrollTop = 0;
    shown = { title, language, id };
  }

  const updates = { head: updateHead, board: updateBoard, panel: updatePanel, line: updateLine, tabs: updateTabs, pane: updatePane, mode: updateMode };
  const names = Object.keys(updates);
  function language() {
    root.lang = model.get("head").language;
    root.setAttribute("aria-label", model.get("head").words.explorer);
  }
  function say() {
    live.textContent = model.get("said");
  }
  language();
  for (const name of names) {
    updates[name]();
    model.on(`change:${name}`, updates[name]);
  }
  model.on("change:head", language);
  model.on("change:head", begin);
  model.on("change:said", say);
  model.on("msg:custom", answered);
  model.on("change:line", keep);
  model.on("msg:custom", kept);
  root.setAttribute("role", "region");
  if (model.get("arriving")) arrive(root);
  return () => {
    stopLine();
    stopMarking();
    stopKeeping();
    for (const name of names) model.off(`change:${name}`, updates[name]);
    model.off("change:head", language);
    model.off("change:head", begin);
    model.off("change:said", say);
    model.off("msg:custom", answered);
    model.off("change:line", keep);
    model.off("msg:custom", kept);
  };
}

export default { render };
