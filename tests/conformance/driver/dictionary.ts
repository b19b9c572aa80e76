import { testPassword } from '../../support/server.ts'

/** Values that no schema tells: the other half of a rule, or a page's own cursor. */
export const dictionary: Readonly<Record<string, unknown>> = {
  // Of networks.
  addresses: ['127.0.0.0/8'],
  // Of a selling list.
  amountMinor: 1250,
  cursor: undefined,
  entity: 'procure.brand',
  documentType: 'test.paper',
  // Of a change that was previewed before.
  impact: undefined,
  fromDate: '2099-01-01',
  toDate: '2099-01-31',
  lists: ['country'],
  // Of a picking limit: none keeps the transfers of makers from being approved.
  maxQuantity: 1_000_000,
  page: 'brand',
  // Where the import that the maker makes has its refused cell.
  field: 'code',
  // The place that goods come to stays the one that makers know.
  isMain: false,
  key: 'auth.store_lock_minutes',
  choices: [{ key: 'auth.store_lock_minutes', version: 0, value: 7 }],
  number: 2,
  timezone: 'Europe/London',
  trackingUrl: 'https://example.com/?no={tracking}',
  // Of what nobody has set yet, as nobody has for a new module or event.
  switchVersion: 0,
  // Of what somebody saw before he changed it.
  seen: undefined,
  series: 'test.paper',
  seriesVersion: 0,
  settingVersion: 0,
  usr_password: testPassword,
  // Refused by the password rule: a driver that changes passwords would end its own sessions.
  usr_passwordNew: 'short',
}
