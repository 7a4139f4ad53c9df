import { useState } from 'react';
import { useText } from '../messages.ts';
import type { FoundFiles } from '../use-read-files.ts';
import { DescribeBox } from './describe-box.tsx';
import { DropPanel } from './drop-panel.tsx';
import { FoundColumns } from './found-columns.tsx';
import classes from './home-screen.module.css';
import { RecentSchemas } from './recent-schemas.tsx';
import { TemplateCards } from './template-cards.tsx';

/** Where a person begins: in words, from a template, from a file, or where they were. */
export function HomeScreen() {
  const text = useText();
  const [found, setFound] = useState<FoundFiles>();
  return (
    <div className={classes.home}>
      <h1 className="visually-hidden">{text('title')}</h1>
      <div className={classes.words}>
        {found === undefined ? (
          <DescribeBox />
        ) : (
          <FoundColumns found={found} onFound={setFound} onClose={() => setFound(undefined)} />
        )}
      </div>
      <div className={classes.side}>
        <DropPanel onFound={setFound} />
        <RecentSchemas />
      </div>
      <div className={classes.templates}>
        <TemplateCards />
      </div>
    </div>
  );
}
