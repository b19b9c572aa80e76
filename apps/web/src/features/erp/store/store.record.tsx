import { text } from '@countinghouse/contract/erp/store.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { placeAddress } from './place-address.ts'
import { StoreUsers } from './store-users.tsx'

export const record: RecordExtras = {
  tabs: [{ key: 'users', title: text.users, Panel: StoreUsers }],
  links: [{ key: 'map', title: text.map, addressOf: placeAddress }],
  isPage: true,
}
