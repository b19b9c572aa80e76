import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { usePaletteActions } from '../shell/palette-actions.ts'
import type { SearchCodec } from '../shell/search.ts'
import { useSearchState } from '../shell/search.ts'
import { useCan } from '../shell/session.tsx'
import type { FieldTexts } from './fields/use-field-text.ts'

const DuplicatesDialog = lazy(async () => ({ default: (await import('./duplicates-dialog.tsx')).DuplicatesDialog }))

/** `?duplicates=1`. */
const codec: SearchCodec<{ readonly isOpen: boolean }> = {
  parse: ({ duplicates }) => ({ isOpen: String(duplicates) === '1' }),
  serialise: ({ isOpen }) => ({ duplicates: isOpen ? 1 : undefined }),
}

type DuplicatesButtonProps = { readonly master: Master; readonly texts: FieldTexts }

/** The way to the records of a list that may be one thing twice, for those who may merge; the address keeps it open. */
export function DuplicatesButton(props: DuplicatesButtonProps) {
  const can = useCan()
  return can(permissionName(props.master.page, 'merge')) ? <AllowedDuplicates {...props} /> : null
}

function AllowedDuplicates({ master, texts }: DuplicatesButtonProps) {
  const { t } = useLanguage()
  const [{ isOpen }, setState] = useSearchState(codec)
  const open = () => void setState({ isOpen: true })
  usePaletteActions([{ title: t(text.findTitle, { title: t(master.text.title) }), icon: 'merge', run: open }])
  return (
    <>
      <Button variant="default" leftSection={<IconArrowMerge size={16} stroke={1.75} aria-hidden />} onClick={open}>
        {t(text.find)}
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicatesDialog master={master} texts={texts} onClose={() => void setState({ isOpen: false })} />
        </Suspense>
      )}
    </>
  )
}
