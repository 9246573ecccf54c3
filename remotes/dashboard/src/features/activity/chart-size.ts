/** A picture's own coordinates; the page scales it to the width that there is. */
export const CHART = { width: 320, height: 160, left: 40, top: 10, bottom: 136 } as const;
