import { text } from '@countinghouse/contract/kit/import.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePaletteActions } from '../../shell/palette-actions.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'
import { useSearchState } from '../../shell/search.ts'
import { importCodec } from './import-address.ts'

const ImportWizard = lazy(async () => ({ default: (await import('./import-wizard.tsx')).ImportWizard }))

/** The way into the import of a list's records, for those who may; the address keeps the wizard open. */
export function ImportButton({ master }: { readonly master: Master }) {
  const can = useCan()
  return can(permissionName(master.page, 'import')) ? <AllowedImport master={master} /> : null
}

function AllowedImport({ master }: { readonly master: Master }) {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(importCodec)
  const open = () => void setState({ open: 'new' })
  usePaletteActions([{ title: t(text.title, { title: t(master.text.title) }), icon: 'package', run: open }])
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />} onClick={open}>
        {t(text.import)}
      </Button>
      {state.open !== null && (
        <Suspense>
          <ImportWizard master={master} state={state} setState={setState} />
        </Suspense>
      )}
    </>
  )
}
