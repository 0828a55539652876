// The controls of a description: returns how one is made and how it is brought up to date. `look` gives the state of the
// form, with its `lists` of words and the `words` around them.
function formFields(send, look) {
  function field(control) {
    const value = make("div", { class: "vx-value" });
    const made = make("div", { class: `vx-field vx-field-${control.kind}` }, make("h5"), make("label"), value);
    const few = control.kind === "words" && !control.again && look().lists[control.list]?.length <= 12;
    made.tool = TOOLS[few ? "switches" : control.kind](value, control.id);
    return made;
  }

  function fillField(made, control) {
    const [group, label] = made.children;
    group.textContent = control.group;
    group.hidden = !control.group;
    label.textContent = control.label;
    made.classList.toggle("vx-faulty", control.faulty);
    made.tool(control, look().lists[control.list] || [], control.name);
  }

  // Each kind of control makes what stands in its field, and returns how that is brought up to date.
  const TOOLS = {
    number(box, id) {
      const input = focusable(make("input", { type: "number", class: "vx-input" }));
      box.append(input);
      input.onchange = () => send({ do: "set", id, value: input.value === "" ? null : Math.trunc(Number(input.value)) });
      return (control, _, name) => {
        for (const [key, value] of [["min", control.least], ["max", control.most]]) {
          if (value != null) input.setAttribute(key, value);
        }
        input.placeholder = look().words.unset;
        input.setAttribute("aria-label", name);
        if (input.value !== String(control.value ?? "")) input.value = control.value ?? "";
      };
    },

    flag(box, id) {
      const tick = focusable(make("input", { type: "checkbox" }));
      box.append(tick);
      tick.onchange = () => send({ do: "set", id, value: tick.checked });
      return (control, _, name) => {
        tick.checked = control.value;
        tick.setAttribute("aria-label", name);
      };
    },

    choice(box, id) {
      const select = focusable(make("select", { class: "vx-pick" }));
      box.append(select);
      select.onchange = () => send(select.value === "-1" ? { do: "set", id } : { do: "set", id, index: Number(select.value) });
      return (control, list, name) => {
        const options = list.map(([text], index) => [String(index), text]);
        if (control.optional) options.unshift(["-1", look().words.unset]);
        keyed(select, options, ([value]) => value, ([value]) => make("option", { value }), (option, [, text]) => {
          option.textContent = text;
        });
        select.value = String(control.value);
        select.setAttribute("aria-label", name);
      };
    },

    // A few words, each at most once: a button for each.
    switches(box, id) {
      box.setAttribute("role", "group");
      let picked = [];
      function tool([index]) {
        const made = button("", { class: "vx-switch" });
        made.onclick = () => {
          const at = picked.indexOf(Number(index));
          send(at < 0 ? { do: "add", id, index: Number(index) } : { do: "remove", id, at });
        };
        return made;
      }
      return (control, list, name) => {
        picked = control.picked;
        box.setAttribute("aria-label", name);
        const items = list.map(([text], index) => [String(index), text]);
        keyed(box, items, ([index]) => index, tool, (made, [index, text]) => {
          made.textContent = text;
          made.setAttribute("aria-pressed", String(picked.includes(Number(index))));
        });
      };
    },

    // Many words, or the same word several times: those that are there, and a search in all languages for more.
    words(box, id) {
      const there = make("ul", { class: "vx-there" });
      const search = finder((index) => send({ do: "add", id, index }));
      box.append(there, search.element);
      return (control, list, name) => {
        search.update(control, list, `${look().words.search}: ${name}`);
        there.hidden = !control.value.length;
        const lost = there.contains(document.activeElement);
        const item = (text, at) =>
          make("li", {}, text, button("×", {
            class: "vx-close",
            "aria-label": `${look().words.remove}: ${text}`,
            onclick: () => send({ do: "remove", id, at }),
          }));
        there.replaceChildren(...control.value.map(item));
        if (lost) (there.querySelector("button") || search.input).focus();
      };
    },
  };

  // A search that offers what fits while one types; arrow keys and Enter choose.
  function finder(add) {
    const options = make("ul", { class: "vx-options", role: "listbox", id: `vx-options-${crypto.randomUUID()}`, hidden: true });
    const input = focusable(make("input", {
      class: "vx-input",
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": options.id,
    }));
    const element = make("div", { class: "vx-search" }, input, options);
    let choices = [];
    let control = {};
    let chosen = -1;
    const plain = (text) => text.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");
    const offered = () => [...options.querySelectorAll('[role="option"]')];

    function close() {
      options.hidden = true;
      chosen = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    }

    function offer() {
      const wanted = plain(input.value);
      const taken = control.again ? [] : control.picked;
      const fitting = choices
        .map(([text, names], index) => ({ text, names, index }))
        .filter(({ names, index }) => names.includes(wanted) && !taken.includes(index))
        .sort((one, other) => other.names.startsWith(wanted) - one.names.startsWith(wanted))
        .slice(0, 40);
      options.replaceChildren(...fitting.map(option));
      if (!fitting.length) options.append(make("li", { class: "vx-none" }, look().words["search-none"]));
      options.hidden = false;
      input.setAttribute("aria-expanded", "true");
      mark(wanted ? 0 : -1);
    }

    function option({ text, index }, row) {
      const item = make("li", { role: "option", id: `${options.id}-${row}` }, text);
      item.index = index;
      item.onmousedown = (event) => event.preventDefault(); // the search keeps the focus
      item.onclick = () => take(item);
      return item;
    }

    function mark(row) {
      const items = offered();
      chosen = Math.max(-1, Math.min(row, items.length - 1));
      items.forEach((item, index) => item.setAttribute("aria-selected", String(index === chosen)));
      if (chosen < 0) {
        input.removeAttribute("aria-activedescendant");
        return;
      }
      input.setAttribute("aria-activedescendant", items[chosen].id);
      reveal(options, items[chosen]);
    }

    function take(item) {
      input.value = "";
      close();
      add(item.index);
    }

    input.oninput = offer;
    input.onclick = offer;
    input.onblur = close;
    input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (options.hidden) offer();
        else mark(chosen + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Enter") {
        event.preventDefault();
        const item = offered()[chosen];
        if (item) take(item);
      } else if (event.key === "Escape") close();
    });

    function update(now, list, name) {
      control = now;
      choices = list;
      input.placeholder = look().words.search;
      input.setAttribute("aria-label", name);
    }
    return { element, input, update };
  }

  return [field, fillField];
}

// Setting up a position: the form beside the board; the board is clicked for the rest. Joined to explorer.js, whose
// helpers it uses.
function setupTab(send) {
  const status = make("div", { class: "vx-status", role: "status" });
  const start = button("", { class: "vx-move vx-start", onclick: () => send({ do: "start" }) });
  const undo = button("", { class: "vx-tool", onclick: () => send({ do: "undo" }) });
  const hint = make("p", { class: "vx-note" });
  const begin = make("details", {}, focusable(make("summary")), make("div", { class: "vx-begin" }));
  const seats = make("div", { class: "vx-pickers", role: "group" });
  const sections = make("div", { class: "vx-sections" });
  const rules = make("details", {}, focusable(make("summary")), make("div", { class: "vx-fields" }));
  const top = make("div", { class: "vx-setup-top" }, start, undo, status);
  const element = make("div", { class: "vx-setup" }, top, hint, begin, seats, sections, rules);
  let state = {};
  let found = 0;
  const [field, fillField] = formFields(send, () => state);

  function pick(label, options, chosen, act) {
    const select = focusable(make("select", { class: "vx-pick", "aria-label": label }));
    select.append(...options.map(([value, text]) => make("option", { value }, text)));
    select.value = chosen;
    select.onchange = () => act(select.value);
    return select;
  }

  // Redraws a part only when what it shows has changed, so that choices made in it stay.
  function renew(part, shown, draw) {
    const key = JSON.stringify(shown);
    if (part.drawn === key) return;
    part.drawn = key;
    const focus = part.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : "";
    draw();
    if (focus) part.querySelector(`[aria-label="${CSS.escape(focus)}"]`)?.focus();
  }

  function fillBegin() {
    const { words, sources } = state;
    begin.firstElementChild.textContent = words.from;
    renew(begin, [words.from, sources], () => {
      const ready = ["present", "blank", "new"].map((source) =>
        button(words[source], { class: "vx-tool", onclick: () => send({ do: "begin", source }) }),
      );
      const topics = [["", words.topic], ...sources.topics];
      const topic = pick(words.topic, topics, sources.topic, (value) => send({ do: "topic", topic: value }));
      const scenario = pick(words.scenario, sources.scenarios, sources.scenarios[0]?.[0] ?? "", () => {});
      const take = button(words.take, { class: "vx-tool", onclick: () => send({ do: "scenario", name: scenario.value }) });
      const open = button(words.open, { class: "vx-tool", onclick: () => send({ do: "open", name: scenario.value }) });
      scenario.hidden = take.hidden = open.hidden = !sources.scenarios.length;
      begin.lastElementChild.replaceChildren(...ready, topic, scenario, take, open);
    });
  }

  // Whether this is a position, and what is wrong with it.
  function fillStatus() {
    const { words, problem, flags, failure } = state;
    status.classList.toggle("vx-bad", !state.startable);
    renew(status, [failure, problem, flags, words.fine], () => {
      const parts = failure ? [make("p", {}, failure)] : [];
      if (problem) {
        parts.push(make("p", {}, make("strong", {}, words.problem), ` ${problem.where}: `, problem.words));
        if (problem.mendable) parts.push(button(words.mend, { class: "vx-tool", onclick: () => send({ do: "mend" }) }));
      } else if (flags.length) parts.push(make("p", {}, make("strong", {}, words.impossible)), ...flags.map(allowance));
      else parts.push(make("p", {}, words.fine));
      status.replaceChildren(...parts);
    });
  }

  function allowance(flag) {
    const box = focusable(make("input", { type: "checkbox", "aria-label": `${state.words.allow}: ${flag.words}` }));
    box.checked = flag.allowed;
    box.onchange = () => send({ do: "allow", flag: flag.id, on: box.checked });
    return make("p", {}, `${flag.words} `, make("label", {}, box, ` ${state.words.allow}`));
  }

  function section(entry) {
    const fields = make("div", { class: "vx-fields" });
    if (entry.folded) return make("details", {}, focusable(make("summary")), fields);
    return make("section", {}, make("h4"), fields);
  }

  function fillSection(made, entry) {
    made.firstElementChild.textContent = entry.title;
    keyed(made.lastElementChild, entry.controls, (control) => control.id, field, fillField);
  }

  function fillRules() {
    const { words, rules: book } = state;
    rules.firstElementChild.textContent = words.rules;
    renew(rules, [words.rules, book], () => {
      const open = rules.querySelector("details")?.open || false;
      const parts = [];
      if (book.rulebooks.length > 1) {
        const choose = (rulebook) => send({ do: "rulebook", rulebook });
        parts.push(row(words.rulebook, pick(words.rulebook, book.rulebooks, book.rulebook, choose)));
      }
      for (const [module, name, on] of book.modules) {
        const box = focusable(make("input", { type: "checkbox", "aria-label": name }));
        box.checked = on;
        box.onchange = () => send({ do: "module", module, on: box.checked });
        parts.push(row(name, box));
      }
      if (book.options.length) {
        const fields = make("div", { class: "vx-fields" }, ...book.options.map(rule));
        parts.push(make("details", { open }, focusable(make("summary", {}, words.options)), fields));
      }
      rules.lastElementChild.replaceChildren(...parts);
    });
  }

  function row(label, tool, more = "") {
    return make("div", { class: `vx-field${more}` }, make("label", {}, label), make("div", { class: "vx-value" }, tool));
  }

  function rule(option) {
    const choose = (value) => send({ do: "option", option: option.id, value });
    return row(option.words, pick(option.words, option.values, option.value, choose), option.own ? " vx-wide vx-own" : " vx-wide");
  }

  // A click on the board led to a control: it comes into sight and takes the focus.
  function find([id, count]) {
    if (count === found) return;
    found = count;
    const all = [...sections.querySelectorAll(".vx-field")];
    const wanted = all.find((one) => one.dataset.key === id) || all.find((one) => one.dataset.key.startsWith(`${id}.`));
    if (!wanted) return;
    const fold = wanted.closest("details");
    if (fold) fold.open = true;
    reveal(element.parentElement, wanted);
    wanted.querySelector("input, select, button")?.focus({ preventScroll: true });
  }

  function seat([number]) {
    const tool = button("", { class: "vx-switch" });
    tool.onclick = () => send({ do: "look", seat: number });
    return tool;
  }

  function update(now) {
    state = now;
    const { words } = state;
    start.textContent = words.start;
    start.setAttribute("aria-disabled", String(!state.startable));
    undo.textContent = words.undo;
    undo.setAttribute("aria-disabled", String(!state.undoable));
    hint.textContent = words.hint;
    seats.setAttribute("aria-label", words.seat);
    seats.hidden = state.seats.length < 2;
    keyed(seats, state.seats, ([number]) => String(number), seat, (tool, [number, text]) => {
      tool.replaceChildren(make("span", { class: `vx-seat vx-seat${number}` }, String(number)), text);
      tool.setAttribute("aria-pressed", String(number === state.seat));
    });
    fillStatus();
    fillBegin();
    keyed(sections, state.sections, (entry) => entry.id, section, fillSection);
    fillRules();
    find(state.find);
  }
  return [element, update];
}
