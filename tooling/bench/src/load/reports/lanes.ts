/** As many requests are on their way at the same time. */
const LANES = 100;

/** Runs `work` for each item, a hundred of them at a time. */
export async function inLanes<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
