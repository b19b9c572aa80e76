import { newDevice, registerDevice } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/device.text'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useSession } from '../../../app/session/session.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { keepDevice, newDeviceKey, useThisDevice } from '../register/offline/this-device.ts'

/** Registers the browser that shows it. Sent again, it is registered once. */
export function RegisterBrowser({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const companyId = useSession().user.usr_cmp_id
  const earlier = useThisDevice(companyId)
  const [proof] = useState(() => ({ uid: crypto.randomUUID(), key: newDeviceKey() }))
  const [given, setGiven] = useState({ name: '', tillId: 0 })

  async function keep(id: number): Promise<void> {
    // The browser may drop what it holds when space is short, unless it was asked to keep it.
    await navigator.storage?.persist?.().catch(() => false)
    try {
      // Goes on counting, since sales of an earlier registration may still wait.
      const counter = earlier?.counter ?? 0
      await keepDevice({ companyId, id, key: proof.key, ...given, status: 'active', counter })
    } catch {
      showToast(language, { tone: 'error', message: t(text.cannotKeep) })
    }
  }

  return (
    <FieldsDialog
      title={t(text.register)}
      lead={t(text.registerLead)}
      requested={{ fields: newDevice, text }}
      confirm={t(text.register)}
      route={registerDevice}
      target={proof}
      toInput={(values) => {
        setGiven({ name: String(values['name']), tillId: Number(values['tillId']) })
        return values
      }}
      page={t(text.title)}
      doneWords={() => t(text.registered)}
      onDone={({ id }) => void keep(id)}
      onClose={onClose}
    />
  )
}
