/** What the network does to requests to the emulators. */
export const FAULTS = [
  'delays',
  'cut connections',
  'lost answers',
  'half answers',
  'duplicates',
  'reordering',
] as const;

export type Fault = (typeof FAULTS)[number] | 'none';
