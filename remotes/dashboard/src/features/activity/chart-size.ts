/** The coordinates of the SVG; the page scales it to the available width. */
export const CHART = { width: 320, height: 160, left: 40, top: 10, bottom: 136 } as const;
