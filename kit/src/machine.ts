/** A state machine as data: for each event, the states it may happen in and the state it leads to. */
export type Machine<State extends string, Event extends string> = Readonly<
  Record<Event, { readonly from: readonly State[]; readonly to: State }>
>

/** The next state, or undefined when the event may not happen in this state. */
export function next<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event
): State | undefined {
  const rule = machine[event]
  return rule.from.includes(state) ? rule.to : undefined
}
