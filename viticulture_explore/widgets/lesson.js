// The switch of the modes, and the lesson above the moves. Joined to explorer.js, whose helpers it uses.
function modeSwitch(model, send) {
  const element = make("div", { class: "vx-modes", role: "radiogroup" });

  function choose(id) {
    if (id !== model.get("mode").id) send({ do: "mode", mode: id });
  }

  function mode() {
    const one = button("", { class: "vx-mode", role: "radio" });
    one.onclick = () => choose(one.dataset.key);
    return one;
  }

  element.addEventListener("keydown", (event) => {
    const step = (ARROWS[event.key] || []).find(Boolean);
    if (!step) return;
    event.preventDefault();
    const all = [...element.children];
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    next.focus();
    choose(next.dataset.key);
  });

  function update() {
    const state = model.get("mode");
    element.setAttribute("aria-label", state.name);
    keyed(element, state.modes, ([id]) => id, mode, (one, [id, words, about]) => {
      one.textContent = words;
      one.title = about;
      one.setAttribute("aria-checked", String(id === state.id));
      one.setAttribute("tabindex", id === state.id ? "0" : "-1");
    });
  }
  return [element, update];
}

function lessonMode(send) {
  const steps = make("div", { class: "vx-steps" }, make("progress", { "aria-hidden": "true" }), make("span"));
  const about = make("p", { class: "vx-lesson-about" });
  const story = make("div", { class: "vx-card-soft" });
  const notes = make("div", {});
  const ask = make("p", { class: "vx-lesson-ask" });
  const tried = make("div", { class: "vx-lesson-tried" });
  const tools = make("div", { class: "vx-lesson-tools" });
  const element = make("section", { class: "vx-lesson" }, steps, about, story, notes, ask, tried, tools);
  const quoted = new Set();
  let over = true;
  let done = 0;

  function tool(text, action, look = "vx-tool") {
    return button(text, { class: look, onclick: () => send(action) });
  }

  function told(one, cites, number) {
    if (one.who) return make("p", { class: "vx-played" }, one.words);
    return citing(one, cites, quoted, `lesson ${number}`);
  }

  function update(state) {
    const { words } = state;
    const [bar, count] = steps.children;
    steps.hidden = !state.all;
    bar.max = state.all || 1;
    bar.value = state.done;
    count.textContent = state.progress;
    about.hidden = !state.about;
    about.textContent = state.about;
    story.hidden = !state.story.length;
    story.replaceChildren(make("h4", {}, words.happened), ...state.story.map((one, number) => told(one, state.cites, number)));
    notes.hidden = !state.notes.length;
    notes.replaceChildren(...state.notes.map((text) => make("p", { class: "vx-lesson-note" }, text)));
    ask.textContent = state.ask;
    tried.hidden = !state.tried;
    if (state.tried) {
      const would = state.tried.reasons.map((one, number) => citing(one, state.cites, quoted, `tried ${number}`));
      tried.replaceChildren(make("p", {}, state.tried.words), ...(would.length ? [make("h4", {}, words.would), ...would] : []));
    }
    const parts = [];
    if (state.can === "show") parts.push(tool(words.show, { do: "show" }));
    if (state.can === "back") parts.push(tool(words["back-to-line"], { do: "back" }));
    if (state.done || state.can === "back") parts.push(tool(words.again, { do: "again" }));
    if (state.over && state.quiz) parts.push(tool(words.quiz, { do: "/mode", mode: "quiz" }, "vx-move"));
    const held = tools.contains(document.activeElement);
    tools.replaceChildren(...parts);
    if (held) tools.querySelector("button")?.focus();
    // The last move of the line leads on to the quiz, not to moves that are no part of the lesson.
    const arrives = state.over && !over && element.parentElement?.contains(document.activeElement);
    if (arrives) requestAnimationFrame(() => tools.querySelector(".vx-move")?.focus());
    over = state.over;
    if (state.done !== done) requestAnimationFrame(showStory);
    done = state.done;
  }

  // What a move did is read first, from its top; a button that has the focus of the keyboard stays in sight.
  function showStory() {
    const scroll = element.parentElement;
    if (!scroll || scroll.querySelector(":focus-visible")) return;
    scroll.scrollTop += story.hidden ? -scroll.scrollTop : story.getBoundingClientRect().top - scroll.getBoundingClientRect().top - 10;
  }
  return [element, update];
}
