import { LinkButton } from '../../../ui/link-button.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useText } from '../messages.ts';
import { CodeCredits } from './code-credits.tsx';
import { DataCredits } from './data-credits.tsx';
import classes from './settings-screen.module.css';

/** Whose data and whose code Populace contains, and under which licences. */
export function LicencesScreen() {
  const text = useText();
  usePageTitle(text('licences'));
  return (
    <div className={classes.settings}>
      <div className={classes.head}>
        <h1>{text('licences')}</h1>
        <LinkButton to="/settings" variant="subtle">
          {text('backToSettings')}
        </LinkButton>
      </div>
      <p>{text('ownLicence')}</p>
      <DataCredits />
      <CodeCredits />
    </div>
  );
}
