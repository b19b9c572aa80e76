import { mostOfflineHours, mostOfflineSales } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { preloaded } from '../../../../app/offline/preloaded.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { instantNow } from '../state/instant-now.ts'
import styles from './offline.module.css'
import { isNearLimit } from './offline-rules.ts'
import type { OfflineTill } from './use-offline-till.ts'

const WaitingDialog = preloaded(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)

/** How much waits for the server, and the way to it; nothing while all is sent. */
export function OfflineNote({ offline }: { readonly offline: OfflineTill }) {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { isAway, commands, waiting, device } = offline
  const refused = commands.filter(({ refusal }) => refusal !== null).length
  const count = commands.length - refused
  const isQuiet = !isAway && commands.length === 0
  if (isQuiet && !isOpen) return null
  const canSell = device?.status === 'active'
  return (
    <div className={styles.note} role="status" data-refused={refused > 0 || undefined}>
      <IconPlugConnectedX size={18} stroke={1.75} aria-hidden />
      <p>
        {(isAway || count > 0) && <span>{t(isAway ? text.offline : text.sending, { count })}</span>}
        {refused > 0 && <span>{t(text.refused, { count: refused })}</span>}
        {isNearLimit(waiting, instantNow()) && (
          <strong>{t(text.nearLimit, { most: mostOfflineSales, hours: mostOfflineHours })}</strong>
        )}
        {isAway && !canSell && <span>{t(device?.status === 'revoked' ? text.revoked : text.unregisteredNote)}</span>}
      </p>
      {commands.length > 0 && (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t(text.show)}
        </Button>
      )}
      <Suspense>{isOpen && <WaitingDialog offline={offline} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  )
}
