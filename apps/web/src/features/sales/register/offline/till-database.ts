import { browserDatabase } from '../../../../app/offline/browser-database.ts'

/** What this browser holds of its till: who it is, and the goods of the store. It outlasts a reset of the settings. */
export const tillDatabase = browserDatabase('countinghouse.till', (created) => {
  created.createObjectStore('device', { keyPath: 'companyId' })
  created.createObjectStore('store', { keyPath: 'place' })
  const items = created.createObjectStore('item', { keyPath: ['place', 'variantId'] })
  items.createIndex('code', 'keys', { multiEntry: true })
})
