// A rulebook to read: the statements by section, what stands behind each, and the scenarios that show it.
function readerTab(send) {
  const [pickers, fillPickers] = pickerRow((picker, value) => send({ do: "look", picker, value }));
  const search = focusable(make("input", { type: "search", spellcheck: "false", autocomplete: "off" }));
  const count = make("span", { class: "vx-note", role: "status" });
  const contents = make("nav", { class: "vx-contents" });
  const text = make("div", { class: "vx-book" });
  const lead = make("div", { class: "vx-reader-lead" }, pickers, search, count);
  const element = make("div", { class: "vx-reader" }, lead, make("div", { class: "vx-pages" }, contents, text));
  let drawn = null;
  let timer = 0;

  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => send({ do: "find", text: search.value }), 250);
  });

  function line(statement, state) {
    const mark = statement.opens ? button(statement.label, { class: "vx-cite", "aria-expanded": "false" }) : make("b", {}, statement.label);
    const behind = make("div", { class: "vx-cited", hidden: true });
    const shows = statement.scenarios ? make("span", { class: "vx-count", "aria-hidden": "true" }, `▸ ${statement.scenarios}`) : null;
    const body = make("p", { lang: state.lang }, mark, " ", statement.text, " ", statement.stand ? stand(statement.stand) : null, shows);
    const other = statement.beside ? make("p", { lang: state.beside, class: "vx-beside" }, statement.beside) : null;
    const item = make("li", { class: other ? "vx-two" : "" }, body, other, behind);
    item.dataset.id = statement.id;
    mark.onclick = () => {
      const open = behind.hidden;
      mark.setAttribute("aria-expanded", String(open));
      behind.hidden = !open;
      if (open) send({ do: "statement", id: statement.id });
    };
    return item;
  }

  function open(name, statement) {
    send({ do: "open", name, statement });
    toBoard(element);
  }

  function answer(told) {
    const behind = text.querySelector(`[data-id="${told.id}"] > .vx-cited`);
    if (!behind) return;
    const scenario = (one) => make("li", {}, button(one.title, { class: "vx-link", onclick: () => open(one.name, told.id) }));
    const shows = told.scenarios.length
      ? [make("h5", {}, told.words["reader-scenarios"]), make("ul", {}, ...told.scenarios.map(scenario))]
      : [make("p", { class: "vx-none" }, told.words["reader-no-scenario"])];
    const others = told.others.map((other) => otherBook(other, told.words["cite-nothing"]));
    behind.replaceChildren(...shows, ...(others.length ? [make("h5", {}, told.words["cite-others"]), ...others] : []));
  }

  function update(state) {
    element.hidden = !state.there;
    if (!state.there) return;
    fillPickers(state.pickers);
    search.placeholder = state.words["search-hint"];
    search.setAttribute("aria-label", state.words.search);
    if (document.activeElement !== search) search.value = state.query;
    count.textContent = state.count;
    contents.setAttribute("aria-label", state.words.contents);
    const now = JSON.stringify([state.lang, state.beside, state.query, state.pickers[0].chosen]);
    if (drawn !== now) draw(state);
    drawn = now;
    const target = state.target && text.querySelector(`[data-id="${state.target}"]`);
    for (const other of text.querySelectorAll(".vx-target")) if (other !== target) other.classList.remove("vx-target");
    if (target && !target.classList.contains("vx-target")) {
      target.classList.add("vx-target");
      reveal(text, target);
    }
  }

  // The name of a section, with the one it has in the book where that is in another language.
  function title({ title, original }) {
    const other = original && original !== title ? make("small", { class: "vx-original" }, original) : null;
    return make("h4", {}, title, " ", other);
  }

  function draw(state) {
    const sections = state.sections.map((section) =>
      make("section", {}, title(section), make("ul", {}, ...section.statements.map((one) => line(one, state)))),
    );
    text.replaceChildren(...sections);
    text.scrollTop = 0;
    contents.replaceChildren(
      ...state.sections.map((section, index) =>
        button(section.title, { class: "vx-link", onclick: () => (text.scrollTop = sections[index].offsetTop - text.offsetTop) }),
      ),
    );
  }
  return [element, update, answer];
}

// One tab by itself, without a board: what a page with `alone` shows.
function renderAlone(model, el) {
  const id = model.get("alone");
  const [content, update, answer] = TABS[id]((message) => model.send(message));
  const root = make("div", { class: "vx vx-explorer vx-alone", role: "region" }, content);
  el.append(root);
  function show() {
    root.lang = model.get("pane").lang;
    root.setAttribute("aria-label", model.get("pane").words.name);
    update(model.get("pane"));
  }
  root.addEventListener("vx-read", (event) => model.send({ do: "read", statement: event.detail }));
  show();
  model.on("change:pane", show);
  model.on("msg:custom", answer);
  return () => {
    model.off("change:pane", show);
    model.off("msg:custom", answer);
  };
}
