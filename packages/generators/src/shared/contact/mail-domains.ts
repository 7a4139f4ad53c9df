/**
 * Domains of e-mail addresses that can never be anybody's: names that RFC 2606, section 3, and RFC 6761, section 6.5, reserve
 * for examples. Weights are ours: most people are at few providers.
 */
export const mailDomains: { readonly domains: readonly string[]; readonly weights: readonly number[] } = {
  domains: ['example.com', 'example.org', 'example.net', 'mail.example', 'post.example', 'inbox.example'],
  weights: [45, 20, 15, 10, 5, 5],
};
