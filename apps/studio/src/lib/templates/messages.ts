import { defineMessages } from '../messages/define-messages.ts';

/** What the templates are called. */
export const { text } = defineMessages('templates', {
  shop: 'Shop',
  bank: 'Bank',
  hospital: 'Hospital',
  school: 'School',
  hr: 'Staff',
  logistics: 'Sea freight',
  iot: 'Sensors',
  social: 'Social network',
  weblogs: 'Web logs',
  saas: 'Tenants',
  ticketing: 'Box office',
  people: 'People',
});
