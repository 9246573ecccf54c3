import { applyStoredTheme } from '@bank/ui/theme';

// Runs before the first paint to avoid a flash of the wrong theme.
applyStoredTheme();
