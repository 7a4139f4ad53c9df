import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createDraftOfText } from '../../../lib/drafts/draft-of-text.ts';
import { unpackText } from '../../../lib/sharing/share-link.ts';
import { ScreenState } from '../../../ui/screen-state.tsx';
import { useText } from '../messages.ts';

/** Makes a schema of a link that holds one, and opens it. */
export function SharedScreen() {
  const text = useText();
  const navigate = useNavigate();
  const packed = useLocation({ select: ({ hash }) => hash });
  const [isBroken, setBroken] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    // A link makes one schema, however often the screen is shown.
    if (begun.current) return;
    begun.current = true;
    const open = async () => {
      const source = await unpackText(packed);
      if (source === undefined || source === '') return setBroken(true);
      const schemaId = await createDraftOfText(source);
      await navigate({ to: '/schemas/$schemaId', params: { schemaId }, replace: true });
    };
    void open();
  }, [packed, navigate]);
  if (!isBroken) return <ScreenState isScreen kind="loading" title={text('opening')} />;
  const actions = (
    <Button component={Link} to="/">
      {text('toSchemas')}
    </Button>
  );
  return <ScreenState isScreen kind="error" title={text('broken')} text={text('brokenText')} actions={actions} />;
}
