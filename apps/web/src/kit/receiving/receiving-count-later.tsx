import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import type { ComponentType } from 'react'
import { later } from '../../app/offline/later.ts'
import type { CommandKind } from '../commands/command-kind.ts'
import type { ReceivingCountProps } from './receiving.ts'

type Loaded = { readonly commands: CommandKind<ReceiptScan> }

/** The count of a receipt with its queue of scans, both loaded when a receipt is opened: its list needs neither. */
export function receivingCountLater(load: () => Promise<Loaded>): ComponentType<ReceivingCountProps> {
  return later(async () => {
    const [{ ReceivingCount }, { commands }] = await Promise.all([import('./receiving-count.tsx'), load()])
    return function Count(props: ReceivingCountProps) {
      return <ReceivingCount commands={commands} {...props} />
    }
  })
}
