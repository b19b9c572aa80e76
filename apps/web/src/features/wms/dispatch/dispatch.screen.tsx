import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { preloaded } from '../../../app/offline/preloaded.tsx'

const waiting = ['draft', 'pending', 'approved']

const extras: DocumentExtras = {
  sides: [
    {
      key: 'places',
      title: text.places,
      isFor: ({ status }) => waiting.includes(status),
      Panel: preloaded(async () => (await import('./dispatch-locations.tsx')).DispatchLocations),
    },
  ],
}

function Dispatches() {
  return <DocumentScreen document={dispatch} extras={extras} />
}

export { Dispatches as screen }
