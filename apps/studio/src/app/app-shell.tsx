import { ActionIcon, Tooltip, useComputedColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconHelp, IconMoon, IconSearch, IconSettings, IconSun } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { chooseAppearance } from '../lib/appearance/appearance.ts';
import { useCommand } from '../lib/commands/command-registry.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { Keys } from '../ui/keys.tsx';
import { Logo } from '../ui/logo.tsx';
import { Notices } from '../ui/notices.tsx';
import classes from './app-shell.module.css';
import { useText } from './messages.ts';
import { Overlays } from './overlays.tsx';
import { isScreenOf, screens } from './screens.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The bar on top, the screen, and on a phone the bar below. */
export function AppShell() {
  const text = useText();
  useEffect(() => keepFocus(document.body, () => document.getElementById('main')), []);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {text('skip')}
      </a>
      <header className={classes.top}>
        <Link to="/" className={classes.brand}>
          <Logo />
          Populace
        </Link>
        <nav className={classes.nav} aria-label={text('navigation')}>
          {screens.map((screen) => (
            <Link key={screen.to} to={screen.to} className={classes.screen} data-current={isScreenOf(screen, path)}>
              {text(screen.word)}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          <span className={classes.here} title={text('hereHint')}>
            <IconDeviceDesktop size={16} stroke={1.6} aria-hidden="true" />
            {text('here')}
          </span>
          <SearchBox />
          <SchemeButton />
          <HelpButton />
          <Tooltip label={text('settings')}>
            <ActionIcon component={Link} to="/settings" aria-label={text('settings')}>
              <IconSettings size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </div>
      </header>
      <UpdateNotice />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <nav className={classes.tabs} aria-label={text('navigation')}>
        {screens.map(({ Icon, ...screen }) => (
          <Link key={screen.to} to={screen.to} className={classes.tab} data-current={isScreenOf(screen, path)}>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            {text(screen.word)}
          </Link>
        ))}
      </nav>
      <Overlays />
      {createPortal(
        <div className={classes.over}>
          <Announcer />
          <Notices close={text('close')} />
        </div>,
        document.body,
      )}
    </div>
  );
}

function SearchBox() {
  const text = useText();
  const palette = useCommand('app.palette');
  if (palette === undefined) return null;
  return (
    <button type="button" className={classes.find} onClick={palette.run} aria-label={text('search')}>
      <IconSearch size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.findWords}>{text('search')}</span>
      <Keys shortcut="Mod+K" />
    </button>
  );
}

function SchemeButton() {
  const text = useText();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  const name = text('switchScheme', { scheme: text(other).toLowerCase() });
  const Icon = scheme === 'dark' ? IconSun : IconMoon;
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} onClick={() => chooseAppearance({ scheme: other })}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function HelpButton() {
  const text = useText();
  const help = useCommand('app.help');
  if (help === undefined) return null;
  return (
    <Tooltip label={text('help')}>
      <ActionIcon aria-label={text('help')} onClick={help.run} className={classes.wide}>
        <IconHelp size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
