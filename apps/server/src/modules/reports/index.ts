/** Public functions of module reports. */
export { findReport } from './report/find-report.ts'
export { visibleFigures } from './report/require-offered.ts'
