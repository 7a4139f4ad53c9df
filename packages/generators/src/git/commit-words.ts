/** Words of commits, in English as almost everywhere; compiled for this. */
export const commitWords: Readonly<Record<'verbs' | 'things' | 'reasons', readonly string[]>> = {
  verbs:
    'add adjust allow avoid bump cache check clean correct document drop extend extract fix handle improve inline log merge move name prevent read reduce refactor remove rename replace require restore reuse revert simplify skip sort speed-up split support test tidy trim update use validate'.split(
      ' ',
    ),
  things:
    'access-tokens api-docs build-script button-labels cache-keys changelog columns config-files counters cursor date-parser defaults dependencies drop-down empty-states encoder error-messages event-queue exports feature-flags file-names filters forms header-parser health-check icons imports index indentation input-checks job-runner key-bindings layout lint-rules log-lines login-page mail-templates menus metrics migrations mock-data names page-titles paging permissions plugin-loader queries rate-limits readme redirects release-notes retries routes schema search-box sessions settings snapshot-tests sort-order status-codes tables test-data time-zones timeouts tooltips translations type-hints uploads url-builder validators warnings webhooks worker-pool'.split(
      ' ',
    ),
  /** Put behind in messages. */
  reasons: [
    '',
    '',
    '',
    ' again',
    ' for Windows',
    ' in tests',
    ' in the editor',
    ' on start',
    ' when nothing is selected',
    ' without a network',
  ],
};
