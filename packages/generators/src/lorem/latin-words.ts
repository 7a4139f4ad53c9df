/** Words of the printers' Latin, for what must be in letters a to z in every locale. */
export const latinWords: readonly string[] =
  'ad aliqua amet anim aute cillum commodo consequat culpa cupidatat deserunt dolor dolore duis elit enim esse est eu excepteur fugiat id in irure labore laboris lorem magna minim mollit nisi non nostrud nulla occaecat officia pariatur proident qui quis sed sint sit sunt tempor ullamco ut velit veniam voluptate'.split(
    ' ',
  );
