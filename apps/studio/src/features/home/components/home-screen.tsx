import { useState } from 'react';
import type { InferAnswer } from '../../../lib/engine/engine-calls.ts';
import { useText } from '../messages.ts';
import { DescribeBox } from './describe-box.tsx';
import { DropPanel } from './drop-panel.tsx';
import { FoundColumns } from './found-columns.tsx';
import classes from './home-screen.module.css';
import { RecentSchemas } from './recent-schemas.tsx';
import { TemplateCards } from './template-cards.tsx';

/** Where a person begins: in words, from a template, from a file, or where they were. */
export function HomeScreen() {
  const text = useText();
  const [found, setFound] = useState<InferAnswer>();
  return (
    <div className={classes.home}>
      <h1 className="visually-hidden">{text('title')}</h1>
      <div className={classes.words}>
        {found === undefined ? <DescribeBox /> : <FoundColumns found={found} onClose={() => setFound(undefined)} />}
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
