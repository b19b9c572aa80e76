import { switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './provider.text.ts'

/** Whether a provider may be at a private address; decided for the installation, whose network it is. */
export const privateAddresses = setting({
  key: 'assist.private_addresses',
  group: 'integrations',
  title: text.privateAddresses,
  help: text.privateAddresses_help,
  levels: ['installation'],
  field: switchField(),
  initial: false,
})
