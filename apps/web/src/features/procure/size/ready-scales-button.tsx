import { text } from '@countinghouse/contract/procure/ready-scales.text'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const ReadyScales = later(async () => (await import('./ready-scales.tsx')).ReadyScales)

/** Opens the ready-made scales. */
export function ReadyScalesButton() {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(permissionName(sizeScale.page, 'create'))) return null
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(text.title)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReadyScales onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
