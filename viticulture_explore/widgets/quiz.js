// The quiz: a question with its verdict, the table of results, and the making of a question. Joined to explorer.js and
// setup.js, whose helpers it uses.
function quizMode(send) {
  const title = make("h4", { tabindex: "-1" });
  const dots = make("div", { class: "vx-dots", role: "group" });
  const body = make("div", { class: "vx-quiz-body" });
  const links = make("span", {});
  const top = make("div", { class: "vx-quiz-top" }, title, links);
  const element = make("div", { class: "vx-quiz" }, dots, top, body);
  const views = { none: nothing, question: question(), results, make: maker() };
  let state = {};

  function tool(text, action, look = "vx-tool") {
    return button(text, { class: look, onclick: () => send(typeof action === "string" ? { do: action } : action) });
  }

  function dot() {
    const one = button("", { class: "vx-dot" });
    one.onclick = () => send({ do: "go", number: Number(one.dataset.key) });
    return one;
  }

  function nothing() {
    const { words } = state;
    title.textContent = "";
    links.replaceChildren();
    return [make("p", { class: "vx-sum" }, words.none), make("p", { class: "vx-none" }, words["none-about"]), tool(words.make, "make", "vx-move")];
  }

  // -- a question: its parts stay while it is the same one, so that ticks and fields keep what a person has done.

  function question() {
    const text = make("h3", { class: "vx-quiz-text", tabindex: "-1" });
    const otherwise = make("p", { class: "vx-none" });
    const hint = make("p", { class: "vx-note" });
    const seats = make("div", { class: "vx-pickers", role: "group" });
    const offers = make("div", { class: "vx-offers", role: "group" });
    const problem = make("p", { class: "vx-problem", role: "alert" });
    const fields = make("div", { class: "vx-sections" });
    const verdict = make("div", { class: "vx-verdict" });
    const tools = make("div", { class: "vx-quiz-tools" });
    const parts = [text, otherwise, verdict, offers, hint, seats, fields, problem, tools];
    const [field, fillField] = formFields(send, () => ({ lists: state.lists, words: state.form }));
    const picked = new Map();
    const quoted = new Set();
    let found = 0;
    let shown = "";

    function ticks() {
      if (!picked.has(state.number)) picked.set(state.number, new Set());
      return picked.get(state.number);
    }

    function offer() {
      const tick = focusable(make("input", { type: "checkbox" }));
      const made = make("div", { class: "vx-offer" }, make("label", {}, tick, make("span"), make("b")), make("div"));
      tick.onchange = () => {
        if (tick.checked) ticks().add(made.dataset.key);
        else ticks().delete(made.dataset.key);
      };
      return made;
    }

    function fillOffer(made, one) {
      const [label, reasons] = made.children;
      const [tick, words, sign] = label.children;
      const point = one.point;
      tick.checked = point ? one.picked : ticks().has(one.id);
      tick.disabled = Boolean(point);
      words.textContent = one.words;
      sign.textContent = point ? (point.right ? "✓" : "✗") : "";
      made.classList.toggle("vx-offer-right", Boolean(point?.right));
      made.classList.toggle("vx-offer-wrong", Boolean(point) && !point.right);
      reasons.replaceChildren(...(point ? pointLines(point) : []));
    }

    // What was picked wrongly, or left out, with its reasons; of the right ones the reasons are one fold away.
    function pointLines(point) {
      const lines = point.reasons.map((reason, number) => citing(reason, state.judged.cites, quoted, `${state.number} ${point.id} ${number}`, "vx-why"));
      if (!point.right) return [make("p", { class: "vx-wrong-point" }, point.short), ...lines];
      return lines.length ? [make("details", {}, focusable(make("summary", {}, point.short)), ...lines)] : [];
    }

    function section() {
      return make("section", {}, make("h4"), make("div", { class: "vx-fields" }));
    }

    function fillSection(made, entry) {
      made.firstElementChild.textContent = entry.title;
      keyed(made.lastElementChild, entry.controls, (control) => control.id, field, fillField);
    }

    function seat([number]) {
      const one = button("", { class: "vx-switch" });
      one.onclick = () => send({ do: "look", seat: number });
      return one;
    }

    function fillVerdict() {
      const judged = state.judged;
      verdict.hidden = !judged;
      if (!judged) return;
      verdict.classList.toggle("vx-verdict-right", judged.right);
      const lines = [make("h3", {}, `${judged.right ? "✓" : "✗"} ${judged.words}`)];
      if (state.kind === "result") {
        for (const point of judged.points) lines.push(make("p", { class: point.right ? "" : "vx-wrong-point" }, `${point.right ? "✓" : "✗"} ${point.words}`));
        if (judged.story.length) lines.push(make("h4", {}, state.words.why));
        lines.push(...judged.story.map((reason, number) => citing(reason, judged.cites, quoted, `${state.number} story ${number}`)));
      }
      verdict.replaceChildren(...lines);
    }

    function fillTools() {
      const { words, judged } = state;
      const made = [];
      if (state.kind === "none") made.push(tool(state.last ? words.finish : words.next, "next"));
      else if (!judged) {
        made.push(button(words.check, { class: "vx-move vx-check", onclick: () => send({ do: "check", picked: [...ticks()] }) }));
        if (state.undoable) made.push(tool(words.undo, "undo"));
      } else {
        made.push(tool(state.last ? words.finish : words.next, "next", "vx-move"));
        if (!judged.right) made.push(tool(words.again, "again"));
        if (state.kind === "result") made.push(tool(state.mine ? words.true : words.mine, "mine"));
      }
      const held = tools.contains(document.activeElement);
      tools.replaceChildren(...made);
      if (held) tools.querySelector("button").focus();
    }

    // A click on the board led to a field: it takes the focus.
    function find([id, count]) {
      if (count === found) return;
      found = count;
      const all = [...fields.querySelectorAll(".vx-field")];
      const wanted = all.find((one) => one.dataset.key === id) || all.find((one) => one.dataset.key.startsWith(`${id}.`));
      wanted?.querySelector("input, select, button")?.focus();
    }

    return () => {
      title.textContent = state.title;
      text.textContent = state.text;
      otherwise.hidden = !state.otherwise;
      otherwise.textContent = state.otherwise || "";
      const predicts = state.kind === "result";
      links.replaceChildren(tool(state.words.edit, "edit", "vx-link"), " · ", tool(state.words.make, "make", "vx-link"));
      hint.hidden = seats.hidden = fields.hidden = !predicts || Boolean(state.judged);
      problem.hidden = !state.problem;
      problem.textContent = state.problem || "";
      offers.hidden = !state.offers;
      offers.setAttribute("aria-label", state.text);
      keyed(offers, state.offers || [], (one) => one.id, offer, fillOffer);
      if (predicts) {
        hint.textContent = state.words.hint;
        seats.hidden = seats.hidden || state.seats.length < 2;
        keyed(seats, state.seats, ([number]) => String(number), seat, (one, [number, name]) => {
          one.replaceChildren(make("span", { class: `vx-seat vx-seat${number}` }, String(number)), name);
          one.setAttribute("aria-pressed", String(number === state.seat));
        });
        keyed(fields, state.sections, (entry) => `${entry.id} ${entry.title}`, section, fillSection);
        find(state.find);
      } else fields.replaceChildren();
      fillVerdict();
      fillTools();
      // Another question begins where it is read; a verdict is brought into sight.
      const now = `${state.number} ${Boolean(state.judged)}`;
      if (shown && shown !== now) {
        requestAnimationFrame(() => {
          element.parentElement.scrollTop = 0;
          if (!state.judged) text.focus({ preventScroll: true });
        });
      }
      shown = now;
      return parts;
    };
  }

  // -- the results ------------------------------------------------------------------------------------------------

  function copies(label, content) {
    const copy = button(label, { class: "vx-tool" });
    copy.onclick = async () => {
      try {
        await navigator.clipboard.writeText(content);
      } catch {
        const field = make("textarea", {}, content); // pages that are not served securely have no clipboard
        element.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
      }
      copy.textContent = state.words.copied;
      setTimeout(() => (copy.textContent = label), 1500);
    };
    return copy;
  }

  function results() {
    const { words } = state;
    title.textContent = words.results;
    links.replaceChildren(tool(words.make, "make", "vx-link"));
    const row = (one) =>
      make(
        "tr",
        {},
        make("td", {}, String(one.question)),
        make("td", {}, one.text, " ", make("small", {}, one.kind)),
        make("td", {}, one.answered),
        make("td", { class: `vx-said-${one.mark}` }, one.right),
        make("td", {}, String(one.tries)),
      );
    return [
      make("p", { class: "vx-quiz-text" }, state.score),
      make(
        "table",
        {},
        make("thead", {}, make("tr", {}, ...state.heads.filter((_, column) => column !== 1).map((head) => make("th", { scope: "col" }, head)))),
        make("tbody", {}, ...state.rows.map(row)),
      ),
      make(
        "div",
        { class: "vx-quiz-tools" },
        copies(words["copy-table"], state.csv),
        copies(words["copy-text"], state.text),
        tool(words["from-start"], "restart"),
      ),
    ];
  }

  // -- making a question ------------------------------------------------------------------------------------------

  function maker() {
    const kinds = make("fieldset", { class: "vx-kinds" });
    const choices = make("fieldset", {});
    const more = make("div", { class: "vx-row" });
    const own = focusable(make("textarea", { rows: "2", class: "vx-text" }));
    const words = make("label", { class: "vx-own-words" }, make("span"), own);
    const answer = make("div", { class: "vx-made-answer" });
    const problem = make("p", { class: "vx-problem", role: "alert" });
    const tools = make("div", { class: "vx-quiz-tools" });
    const wish = focusable(make("input", { type: "text", class: "vx-input", spellcheck: "false", autocomplete: "off" }));
    const offering = button("", { class: "vx-tool" });
    const moves = make("div", { class: "vx-moves" });
    const further = focusable(make("select", { class: "vx-pick" }));
    const group = `vx-kind-${crypto.randomUUID()}`;
    const saved = make("p", { class: "vx-note" });
    const parts = [kinds, moves, choices, more, problem, words, saved, tools];

    own.onchange = () => send({ do: "words", text: own.value });
    further.onchange = () => further.value && send({ do: "further", move: further.value });
    offering.onclick = () => {
      if (wish.value.trim()) send({ do: "offer", text: wish.value.trim() });
      wish.value = "";
    };
    wish.addEventListener("keydown", (event) => {
      if (event.key === "Enter") offering.onclick();
    });

    function kind([id]) {
      const box = focusable(make("input", { type: "radio", name: group, value: id }));
      box.onchange = () => send({ do: "kind", kind: id });
      return make("label", {}, box, make("span"), make("small"));
    }

    function choice(name, type, act) {
      return () => {
        const box = focusable(make("input", { type, name: `${group}-${name}` }));
        const made = make("label", { class: "vx-choice" }, box, make("span"), make("small"));
        box.onchange = () => act(made.dataset.key, box.checked);
        return made;
      };
    }

    function fill(legend, items, key, create, words, note) {
      if (choices.drawn !== state.kind) {
        choices.replaceChildren(make("legend"), make("div", { class: "vx-offers" }));
        choices.drawn = state.kind;
      }
      choices.firstElementChild.textContent = legend;
      keyed(choices.lastElementChild, items, key, create, (made, one) => {
        const [box, text, small] = made.children;
        box.checked = one.picked;
        text.textContent = words(one);
        small.textContent = note(one);
      });
    }

    const draw = {
      legal(said) {
        fill(said.offers, state.offers, (one) => one.id, choice("offer", "checkbox", (move, on) => send({ do: "tick", move, on })),
          (one) => one.words, (one) => (one.possible ? `✓ ${said.possible}` : `✗ ${one.reason || said.impossible}`));
        wish.placeholder = said["other-hint"];
        wish.setAttribute("aria-label", said["other-move"]);
        offering.textContent = said.offer;
        more.replaceChildren(wish, offering);
      },
      result(said) {
        moves.replaceChildren(make("h4", {}, said.moves), ...state.moves.map((text) => make("span", { class: "vx-chip" }, text)));
        if (state.moves.length) moves.append(tool(said.remove, "shorten"));
        further.replaceChildren(make("option", { value: "" }, said.further), ...state.further.map(([value, text]) => make("option", { value }, text)));
        further.setAttribute("aria-label", said.further);
        further.hidden = !state.further.length;
        moves.append(further);
        fill(said.parts, state.parts, (one) => one.id, choice("part", "checkbox", (place, on) => send({ do: "ask-part", place, on })),
          (one) => one.place, () => "");
      },
      rulebook(said) {
        fill(state.partings.length ? said.partings : state.agree, state.partings, (one) => String(one.id),
          choice("parting", "radio", (number) => send({ do: "part", number: Number(number) })), (one) => one.words, (one) => one.ends.join(" "));
      },
    };

    return () => {
      const said = state.maker;
      title.textContent = state.title;
      links.replaceChildren();
      moves.replaceChildren();
      more.replaceChildren();
      if (!kinds.firstElementChild) kinds.append(make("legend"), make("div", { class: "vx-kinds" }));
      kinds.firstElementChild.textContent = said.kind;
      keyed(kinds.lastElementChild, state.kinds, ([id]) => id, kind, (made, [id, text, about]) => {
        made.children[0].checked = id === state.kind;
        made.children[1].textContent = text;
        made.children[2].textContent = about;
      });
      draw[state.kind](said);
      moves.hidden = state.kind !== "result";
      more.hidden = state.kind !== "legal";
      problem.hidden = !state.problem;
      problem.textContent = state.problem;
      words.firstElementChild.textContent = said.words;
      own.placeholder = state.natural || said["words-hint"];
      if (document.activeElement !== own) own.value = state.text;
      answer.hidden = !state.ready;
      answer.replaceChildren(make("h4", { title: said.confirm }, said.answer), make("p", {}, state.answer));
      const made = [];
      if (state.ready) made.push(tool(state.changing ? said.change : said.add, "add", "vx-move"));
      if (state.changing) made.push(tool(said.delete, "delete"));
      made.push(tool(said.cancel, "close"));
      saved.textContent = `${said.confirm} ${said.saved}`;
      tools.replaceChildren(answer, ...made);
      return parts;
    };
  }

  function update(now) {
    const before = state.view;
    state = now;
    dots.hidden = !state.dots.length;
    dots.setAttribute("aria-label", state.words.progress);
    keyed(dots, state.dots, (one) => String(one.number), dot, (made, one) => {
      made.className = `vx-dot vx-dot-${one.kind}`;
      made.textContent = one.kind === "right" ? "✓" : String(one.number + 1);
      made.setAttribute("aria-label", one.words);
      made.title = one.words;
      if (one.now) made.setAttribute("aria-current", "step");
      else made.removeAttribute("aria-current");
    });
    const parts = views[state.view]();
    const same = body.children.length === parts.length && parts.every((part, number) => body.children[number] === part);
    if (!same) body.replaceChildren(...parts);
    if (before && before !== state.view) {
      element.parentElement.scrollTop = 0;
      title.focus({ preventScroll: true });
    }
  }
  return [element, update];
}
