// The shipped scenarios: the topics at the side, the scenarios of one, or those that hold the words looked for.
function scenariosTab(send) {
  const search = focusable(make("input", { type: "search", spellcheck: "false", autocomplete: "off" }));
  const count = make("span", { class: "vx-note", role: "status" });
  const problem = make("p", { class: "vx-problem", role: "alert", hidden: true });
  const topics = make("nav", { class: "vx-contents" });
  const list = make("div", { class: "vx-book" });
  const lead = make("div", { class: "vx-reader-lead" }, search, count);
  const element = make("div", { class: "vx-reader" }, lead, problem, make("div", { class: "vx-pages" }, topics, list));
  let timer = 0;
  let shown = "";

  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => send({ do: "find", text: search.value }), 250);
  });

  function topic([id]) {
    return button("", { class: "vx-link", onclick: () => send({ do: "topic", topic: id }) });
  }

  function open(name) {
    send({ do: "open", name });
    toBoard(element);
  }

  function scenario(one) {
    const title = button(one.title, { class: "vx-link vx-scenario", "data-key": one.name, onclick: () => open(one.name) });
    return make("li", { class: one.now ? "vx-target" : "" }, title, one.about ? make("p", {}, one.about) : null);
  }

  function update(state) {
    search.placeholder = state.words["search-hint"];
    search.setAttribute("aria-label", state.words.search);
    if (document.activeElement !== search) search.value = state.query;
    count.textContent = state.count;
    problem.hidden = !state.problem;
    problem.textContent = state.problem;
    topics.setAttribute("aria-label", state.words.topics);
    keyed(topics, state.topics, ([id]) => id, topic, (one, [id, name, number]) => {
      one.replaceChildren(name, " ", make("small", {}, String(number)));
      one.setAttribute("aria-pressed", String(id === state.topic));
    });
    const now = JSON.stringify([state.topic, state.query]);
    const focused = list.contains(document.activeElement) && document.activeElement.dataset.key;
    const empty = make("p", { class: "vx-none" }, state.words.none);
    const parts = state.parts.map((part) =>
      make("section", {}, part.title ? make("h4", {}, part.title) : null, make("ul", {}, ...part.scenarios.map(scenario))),
    );
    list.replaceChildren(...(parts.length ? parts : [empty]));
    if (now !== shown) list.scrollTop = 0;
    shown = now;
    if (focused) list.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
  return [element, update];
}
