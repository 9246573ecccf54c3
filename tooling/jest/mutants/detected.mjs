/** The mutant that a test has detected. */
let detected;

// Stryker's name of the variable.
const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

export const isMutated = () => activeMutant() !== undefined;

export const isDetected = () => isMutated() && detected === activeMutant();

export function setDetected() {
  detected = activeMutant();
}
