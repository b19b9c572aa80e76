import { product } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product-step-many.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconPower } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ChosenOfMaster } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { later } from '../../../app/offline/later.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'

const StepDialog = later(async () => (await import('./step-products-dialog.tsx')).StepDialog)

/** One step of their life for the chosen products. */
export function StepProducts({ chosen }: { readonly chosen: ChosenOfMaster }) {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(permissionName(product.page, 'activate'))) return null
  return (
    <>
      <SelectionButton
        title={t(text.action)}
        icon="power"
        drawing={<IconPower size={16} stroke={1.75} aria-hidden />}
        run={() => setIsOpen(true)}
      />
      <Suspense>{isOpen && <StepDialog chosen={chosen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
