import { container } from '@countinghouse/contract/inventory/container'
import { text } from '@countinghouse/contract/inventory/container.text'
import { Suspense } from 'react'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { later } from '../../../app/offline/later.ts'

const Finder = later(async () => (await import('./container-finder.tsx')).ContainerFinder)
const Milestones = later(async () => (await import('./container-milestones.tsx')).ContainerMilestones)

const extras: DocumentExtras = {
  above: (
    // Reserves the height of the content, so that the list does not jump.
    <Suspense fallback={<div style={{ blockSize: 104 }} />}>
      <Finder />
    </Suspense>
  ),
  sides: [{ key: 'milestones', title: text.milestones, Panel: ({ row }) => <Milestones row={row} /> }],
}

/** Inbound containers, trucks and air freight. */
function Containers() {
  return <DocumentScreen document={container} extras={extras} />
}

export { Containers as screen }
