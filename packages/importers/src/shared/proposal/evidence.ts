import { type EvidenceCode, evidenceTexts } from './evidence-texts.ts';

/** One thing that speaks for a proposal, or that was noticed on the way: a code with what it is about, and a sentence. */
export interface Evidence {
  readonly code: EvidenceCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** A short sentence in English, without the full stop. */
  readonly text: string;
}

/** Makes an evidence: its text is that of its code with `params` filled in. */
export function evidenceOf(code: EvidenceCode, params: Evidence['params'] = {}): Evidence {
  const text = evidenceTexts[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  return { code, params, text };
}
