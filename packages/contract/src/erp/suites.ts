import type { Text } from '@countinghouse/kernel/text'
import { text } from './suites.text.ts'

export type Suite = {
  readonly code: string
  readonly route: string
  readonly name: Text
  readonly icon: string
  readonly isHidden: boolean
}

/**
 * The suites every installation has, in menu order.
 * Source: docs/guides/erp.md, Operators and registers; spec section 2.
 */
export const suites: readonly Suite[] = [
  { code: 'erp', route: '/erp', name: text.erp, icon: 'building', isHidden: false },
  { code: 'procure', route: '/procure', name: text.procure, icon: 'shopping-cart', isHidden: false },
  { code: 'wms', route: '/wms', name: text.wms, icon: 'building-warehouse', isHidden: false },
  { code: 'inbound', route: '/inbound', name: text.inbound, icon: 'truck-delivery', isHidden: false },
  { code: 'sales', route: '/sales', name: text.sales, icon: 'receipt', isHidden: false },
  { code: 'pos', route: '/pos', name: text.pos, icon: 'cash-register', isHidden: false },
  { code: 'crm', route: '/crm', name: text.crm, icon: 'users', isHidden: false },
  { code: 'finance', route: '/finance', name: text.finance, icon: 'report-money', isHidden: false },
  { code: 'account', route: '/account', name: text.account, icon: 'user', isHidden: true },
]
