import { choiceField, rateField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { permissionName } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './company-link.text.ts'

/** Another company of the installation that goods are sold to or bought from. Source: docs/guides/company-links.md. */
export const companyLink = master({
  module: 'accounts',
  thing: 'companyLink',
  path: '/finance/company-links/',
  api: '/accounts/company-links',
  text,
  menuTitle: menu.invoices,
  icon: 'building',
  sortOrder: 125,
  fields: {
    /** Store that stands for the partner; transfers to it are sales. */
    partnerStoreId: recordField('erp.store').nullable().default(null),
    customerId: recordField('crm.customer').nullable().default(null),
    /** Store that ships what the partner orders. */
    supplyStoreId: recordField('erp.store').nullable().default(null),
    /** Prices of transfers that the partner's orders create. */
    pricingMethod: choiceField(['cost', 'cost_plus']).default('cost_plus'),
    markupPpm: rateField({ maxPpm: 10_000_000 }).default(0),
    supplierId: recordField('procure.supplier').nullable().default(null),
    /** Store of orders that the partner's transfers create. */
    receivingStoreId: recordField('erp.store').nullable().default(null),
    isAutoApproved: switchField().default(false),
  },
  columns: ['partnerStoreId', 'customerId', 'supplierId', 'pricingMethod'],
  filters: ['pricingMethod'],
  errors: ['accounts.rule_broken', 'accounts.partner_store'],
  // A link is set up with its partner, one at a time; documents keep theirs.
  without: ['import', 'merge'],
  events: [{ code: 'connect', risk: 'high', dependsOn: 'edit' }],
})

/** Permission to connect links and to repeat messages. */
export const connectPermission = permissionName(companyLink.page, 'connect')
