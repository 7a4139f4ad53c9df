#!/usr/bin/env node
// The bundle is made by `npm run build`; this file is committed, so that npm can link the command before the first build.
import '../dist/cli.js';
