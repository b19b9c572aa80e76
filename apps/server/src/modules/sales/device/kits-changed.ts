import { devicesPage } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/register-kit.text'
import type { ExceptionKind } from '../../../platform/registry/exception-kind.ts'

/** A device sold a kit as its bill of materials no longer has it; a person looks at it. Its key is the id of the receipt. */
export const kitsChanged: ExceptionKind = {
  kind: 'sales.kits_changed',
  title: text.changed,
  cause: text.changedCause,
  severity: 'warning',
  page: devicesPage,
  event: 'recover',
}
