import { openingFile } from '@countinghouse/contract/inventory/opening-file'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { later } from '../../app/offline/later.ts'
import { DocumentScreen } from '../../kit/document/document-screen.tsx'
import { importedList } from '../../kit/import/imported.ts'

const ImportButton = later(async () => (await import('../../kit/import/import-button.tsx')).ImportButton)

/** Rows of its files are lines of any stores. */
const files = { ...importedList(openingStock.listing), fields: openingFile.fields, text: openingFile.text }
const extras = { actions: <ImportButton master={files} columns={Object.keys(openingFile.fields)} /> }

/** Stock that a company starts with. */
function OpeningStock() {
  return <DocumentScreen document={openingStock} extras={extras} />
}

export { OpeningStock as screen }
