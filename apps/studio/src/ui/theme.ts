import {
  ActionIcon,
  Button,
  Checkbox,
  Combobox,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Menu,
  Popover,
  SegmentedControl,
  Tooltip,
} from '@mantine/core';

/** Ten steps around the accent: the seventh is the light theme's, the fourth the dark one's. */
const petrol: MantineColorsTuple = [
  '#edf5f6',
  '#d9ebee',
  '#b3d8de',
  '#93d5e2',
  '#6dc1d3',
  '#3f9db2',
  '#1d7489',
  '#0b5c70',
  '#084857',
  '#06323d',
];

const CONTROL = 'var(--h-control)';

/** Mantine in the Studio's own tokens; components ask for tokens, never for a colour or size of their own. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  colors: { petrol },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  defaultRadius: 5,
  radius: { xs: '3px', sm: '5px', md: '5px', lg: '9px', xl: '9px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '14px', xl: '20px' },
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'sm', variant: 'default' },
      vars: () => ({ root: { '--button-height': CONTROL, '--button-padding-x': '10px', '--button-fz': 'inherit' } }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: () => ({ root: { '--ai-size': CONTROL } }),
    }),
    Input: Input.extend({
      vars: () => ({
        wrapper: {
          '--input-height': CONTROL,
          '--input-fz': 'inherit',
          '--input-bg': 'var(--raised)',
          '--input-bd': 'var(--control)',
          '--input-color': 'var(--ink)',
          '--input-placeholder-color': 'var(--ink-3)',
        },
      }),
    }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'xs' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'xs' } }),
    Popover: Popover.extend({
      defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { duration: 120 }, zIndex: 'var(--z-popover)' },
    }),
    // Lists of options stand over the popover or dialog that their field is in. A list that is not fixed makes the page larger before it
    // has its place; phones then show a larger part of it, in which a list below the screen counts as one in sight.
    Combobox: Combobox.extend({ defaultProps: { zIndex: 'var(--z-menu)', floatingStrategy: 'fixed' } }),
    Menu: Menu.extend({
      // The focus goes to the first entry, where it can be seen.
      defaultProps: {
        radius: 'lg',
        shadow: 'md',
        transitionProps: { duration: 120 },
        withInitialFocusPlaceholder: false,
        zIndex: 'var(--z-menu)',
      },
    }),
    Drawer: Drawer.extend({
      defaultProps: { shadow: 'xl', transitionProps: { duration: 120 }, zIndex: 'var(--z-sheet)' },
    }),
    Tooltip: Tooltip.extend({
      defaultProps: {
        openDelay: 400,
        withArrow: false,
        events: { hover: true, focus: true, touch: false },
        zIndex: 'var(--z-tooltip)',
      },
    }),
  },
});

const shared = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--canvas)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-petrol-filled': 'var(--accent)',
  '--mantine-color-petrol-filled-hover': 'var(--accent-hover)',
  '--mantine-line-height': '20px',
};

/** Mantine's own variables follow the tokens, so that there is one source for both themes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
