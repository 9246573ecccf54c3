/** Something that happened to an account. `detail` is shown after the title. */
export type TimelineEvent = { key: string; at: Date; title: string; detail: string };

/** Events of one kind, in any order; incomplete if older ones were not read. */
export type TimelineSource = { events: readonly TimelineEvent[]; isComplete: boolean };

/** Merges the sources, newest first. Ends where a source was not read further: what follows would have gaps. */
export function mergeTimeline(
  sources: readonly TimelineSource[],
  most: number,
): { events: TimelineEvent[]; isComplete: boolean } {
  const time = ({ at }: TimelineEvent) => at.getTime();
  const readUntil = Math.max(
    ...sources.map(({ events, isComplete }) =>
      isComplete ? -Infinity : Math.min(...events.map(time)),
    ),
  );
  const all = sources.flatMap(({ events }) => events).sort((a, b) => time(b) - time(a));
  const events = all.filter((event) => time(event) >= readUntil).slice(0, most);
  return { events, isComplete: events.length === all.length && readUntil === -Infinity };
}
