import { SegmentedControl } from '@mantine/core';
import { CodedText } from '../../../ui/coded-text.tsx';
import { FormRow } from '../../../ui/option-form/form-row.tsx';
import { OptionFields } from '../../../ui/option-form/option-fields.tsx';
import { useIsPhone } from '../../../ui/use-layout.ts';
import { formatName } from '../format-groups.ts';
import { useText } from '../messages.ts';
import type { ExportForm } from '../use-export-choice.ts';
import classes from './export-screen.module.css';

/** How the chosen format is written: in one file or several, compressed, and with which options of its own. */
export function HowFields({ form }: { readonly form: ExportForm }) {
  const text = useText();
  const isPhone = useIsPhone();
  const { format, tables } = form;
  const options = format?.options ?? [];
  const fields = <OptionFields options={options} values={form.values} onChange={form.setOption} />;
  return (
    <>
      <h3>{text('how')}</h3>
      {format !== undefined && !isPhone && (
        <p className={classes.how}>
          <CodedText text={format.summary} />
        </p>
      )}
      <div className={classes.options}>
        {format?.holdsTables === true && tables.length > 1 && <TogetherField form={form} />}
        {format?.isPacked !== true && <CompressField form={form} />}
        {!isPhone && fields}
      </div>
      {isPhone && format !== undefined && options.length > 0 && (
        <details className={classes.more}>
          <summary>{text('options', { format: formatName(format.id), count: options.length })}</summary>
          <div className={classes.options}>{fields}</div>
        </details>
      )}
    </>
  );
}

function TogetherField({ form }: { readonly form: ExportForm }) {
  const text = useText();
  return (
    <FormRow name={text('together')} hint={text('togetherHint')}>
      {(ids) => (
        <SegmentedControl
          fullWidth
          style={{ flex: 1 }}
          aria-labelledby={ids.label}
          value={form.isApart ? 'apart' : 'together'}
          data={[
            { value: 'together', label: text('oneFile') },
            { value: 'apart', label: text('fileEach') },
          ]}
          onChange={(value) => form.setApart(value === 'apart')}
        />
      )}
    </FormRow>
  );
}

function CompressField({ form }: { readonly form: ExportForm }) {
  const text = useText();
  return (
    <FormRow name={text('compress')} hint={text('compressHint')}>
      {(ids) => (
        <SegmentedControl
          fullWidth
          style={{ flex: 1 }}
          aria-labelledby={ids.label}
          value={form.compression}
          data={[
            { value: 'none', label: text('uncompressed') },
            { value: 'gzip', label: text('gzip') },
          ]}
          onChange={(value) => form.setCompression(value === 'gzip' ? 'gzip' : 'none')}
        />
      )}
    </FormRow>
  );
}
