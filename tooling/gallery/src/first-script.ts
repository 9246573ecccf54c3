import { applyStoredTheme } from '@bank/ui/theme';

// Before the first paint, so that nobody sees the other colours flash.
applyStoredTheme();
