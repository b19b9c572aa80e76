import { permissionName } from '@countinghouse/contract/page'
import { replenishmentPage } from '@countinghouse/contract/purchase/replenishment'
import { acceptSuggestions } from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { IconCheck, IconShoppingCart, IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const DismissDialog = later(async () => (await import('./chosen-dialogs.tsx')).DismissDialog)
const ConvertDialog = later(async () => (await import('./chosen-dialogs.tsx')).ConvertDialog)

/** Accepts, dismisses and converts the selected suggestions. */
export function ChosenActions({ chosen }: { readonly chosen: ChosenRecords }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const [asking, setAsking] = useState<'dismiss' | 'convert' | null>(null)
  const write = useWrite(t(text.title))

  async function accept(): Promise<void> {
    const answer = await write(acceptSuggestions, { selection: chosen.selection })
    if (answer === null) return
    showToast(language, { tone: 'done', message: t(text.accepted, { count: answer.count }) })
    chosen.clear()
  }

  const close = () => setAsking(null)
  return (
    <>
      {can(permissionName(replenishmentPage, 'convert')) && (
        <SelectionButton
          title={t(text.convert)}
          icon="shopping-cart"
          drawing={<IconShoppingCart size={16} stroke={1.75} aria-hidden />}
          run={() => setAsking('convert')}
        />
      )}
      {can(permissionName(replenishmentPage, 'edit')) && (
        <>
          <SelectionButton
            title={t(text.accept)}
            icon="checklist"
            drawing={<IconCheck size={16} stroke={1.75} aria-hidden />}
            run={() => void accept()}
          />
          <SelectionButton
            title={t(text.dismiss)}
            icon="x"
            drawing={<IconX size={16} stroke={1.75} aria-hidden />}
            run={() => setAsking('dismiss')}
          />
        </>
      )}
      <Suspense>
        {asking === 'dismiss' && <DismissDialog chosen={chosen} onClose={close} />}
        {asking === 'convert' && <ConvertDialog chosen={chosen} onClose={close} />}
      </Suspense>
    </>
  )
}
