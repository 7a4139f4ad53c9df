import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the Studio's tokens, which know light and dark: one theme is both. */
const look = EditorView.theme({
  '&': { blockSize: '100%', minInlineSize: '0', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  // What floats hangs on an element with the theme's name, in the page's own flow: it is to take no room there.
  '&:not(.cm-editor)': { blockSize: '0' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-scroller': { boxShadow: 'inset 2px 0 0 var(--accent)' },
  '.cm-scroller': { font: 'var(--t-code)', lineHeight: '20px' },
  '.cm-content': { paddingBlock: 'var(--s-2)', caretColor: 'var(--ink)' },
  '.cm-line': { paddingInline: '6px var(--s-4)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-3)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '32px', paddingInline: '0 10px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-faint)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '&:not(.cm-focused) .cm-activeLine, &:not(.cm-focused) .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--control)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--error-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--mark-soft)', outline: '1px solid var(--mark-line)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--mark-line)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--sunken)' },
  '.cm-number': { color: 'var(--syn-number)' },
  '.cm-word': { color: 'var(--syn-word)' },
  '.cm-text': { color: 'var(--syn-text)' },
});

const problems = EditorView.theme({
  '.cm-problem-gutter': { inlineSize: '20px' },
  '.cm-problem-gutter .cm-gutterElement': { display: 'grid', placeItems: 'center' },
  '.cm-sign': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '13px',
    blockSize: '13px',
    borderRadius: '50%',
    color: 'var(--surface)',
    font: '600 11px / 13px var(--sans)',
  },
  '.cm-sign-error': { backgroundColor: 'var(--error)' },
  '.cm-sign-error::before': { content: '"×"' },
  '.cm-sign-note': { backgroundColor: 'var(--ink-3)' },
  '.cm-sign-note::before': { content: '"i"' },
  '.cm-lineNumbers .cm-line-error': { color: 'var(--error)', fontWeight: '600' },
  '.cm-problem-error, .cm-problem-note': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  '.cm-problem-error': { textDecorationColor: 'var(--error)' },
  '.cm-problem-note': { textDecorationColor: 'var(--ink-3)' },
});

const floating = EditorView.theme({
  '.cm-tooltip': {
    zIndex: 'var(--z-popover)',
    border: 'none',
    borderRadius: 'var(--r-l)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-2)',
    font: 'var(--t-body)',
  },
  // On a phone cards come from below, over the width of the screen.
  '@media (max-width: 720px)': {
    '.cm-tooltip.cm-card': {
      position: 'fixed !important',
      inset: 'auto 8px 112px 8px !important',
      maxBlockSize: '50vh',
      overflow: 'auto',
    },
    '.cm-tooltip.cm-completionInfo': { display: 'none' },
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    font: 'var(--t-code)',
    maxBlockSize: '280px',
    minInlineSize: '220px',
    maxInlineSize: 'min(560px, 90vw)',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 'var(--s-2)',
    padding: '3px 8px',
    borderRadius: 'var(--r-m)',
    lineHeight: '20px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionLabel': { flex: 'none' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent)', fontWeight: '600' },
  '.cm-completionDetail': {
    marginInlineStart: 'auto',
    font: 'var(--t-small)',
    fontStyle: 'normal',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '.cm-tooltip.cm-completionInfo': {
    padding: '0',
    marginInline: '4px',
    maxInlineSize: '360px',
    inlineSize: 'max-content',
  },
});

const panel = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--canvas)', color: 'var(--ink)', font: 'var(--t-body)' },
  '.cm-panels.cm-panels-top': { borderBlockEnd: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 40px 6px var(--s-3)' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '4px', font: 'var(--t-small)' },
  '.cm-textfield': {
    minBlockSize: 'var(--h-control)',
    paddingInline: '8px',
    border: '1px solid var(--control)',
    borderRadius: 'var(--r-m)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    font: 'var(--t-code)',
  },
  '.cm-textfield::placeholder': { color: 'var(--ink-3)', opacity: '1' },
  '.cm-button': {
    minBlockSize: 'var(--h-control)',
    paddingInline: '10px',
    border: '1px solid var(--control)',
    borderRadius: 'var(--r-m)',
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    font: 'var(--t-body)',
    cursor: 'pointer',
  },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--accent-soft)' },
  '.cm-panel.cm-search [name=close]': {
    inlineSize: '28px',
    blockSize: '28px',
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    color: 'var(--ink-2)',
    cursor: 'pointer',
  },
});

const inks = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.labelName], color: 'var(--syn-key)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--syn-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--syn-number)' },
  { tag: tags.attributeValue, color: 'var(--syn-text)' },
  { tag: tags.comment, color: 'var(--syn-note)' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--ink-2)' },
  { tag: [tags.keyword, tags.meta, tags.typeName], color: 'var(--syn-number)' },
]);

/** How the editor looks: its own parts, marks, what floats, the panel of the search, and the inks of the text. */
export const editorTheme: Extension = [look, problems, floating, panel, syntaxHighlighting(inks)];
