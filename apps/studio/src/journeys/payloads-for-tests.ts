/** What a page that took text for something else would run; each calls `__ran()` or asks for `/probe`. */
const run = '__ran()';

const elements = [
  `<script>${run}</script>`,
  `<script src=/probe></script>`,
  `<img src=/probe onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<iframe src="javascript:${run}">`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<object data="javascript:${run}">`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}" autofocus onfocus=${run}>x</a>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=/probe onerror=${run}>`,
  `<body onload=${run}>`,
  `<style>@import '/probe';</style>`,
  `<link rel=stylesheet href=/probe>`,
  `<meta http-equiv=refresh content="0;url=/probe">`,
  `<base href=/probe/>`,
  `<form action="javascript:${run}"><button autofocus>x`,
  `<math><mi xlink:href="javascript:${run}">x`,
  `<template><script>${run}</script></template>`,
  `<noscript><img src=/probe onerror=${run}></noscript>`,
  `<marquee onstart=${run}>`,
];

/** What ends the place that a text stands in. */
const openings = ['', '">', "'>", '-->', '</textarea>', '</title>', '</style>', ']]>'];

const expressions = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `data:text/html,<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{% ${run} %}`,
  `';${run};//`,
  `";${run};//`,
  '__proto__',
  'constructor',
  'prototype.polluted',
  'toString',
  `=cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd`,
  `!!js/function "function(){${run}}"`,
  '*alias',
  '&anchor',
  '<<: merge',
  '\u202etxt.exe',
  '\u2028alert\u2029',
  '<\u0131mg src=x>',
  '\ufeff<b>x</b>',
  '%3Cscript%3E',
];

/** Two hundred of them, no two the same, each short enough to be a name. */
export const payloads: readonly string[] = [
  ...new Set([...expressions, ...openings.flatMap((opening) => elements.map((element) => `${opening}${element}`))]),
]
  .map((payload) => payload.normalize('NFC').slice(0, 128))
  .slice(0, 200);
