// A module of its own, so that the panel is in its own chunk.
export { ContactSupport } from '@bank/ui';
