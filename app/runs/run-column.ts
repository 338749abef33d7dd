import { createColumnHelper, metaHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { TableRow } from './table-row'

/** Where a column stands (`o1` … is its place where a run is two or three lines). */
export interface ColumnMeta {
  readonly className: string
  readonly numeric?: boolean
  /** the unit of the whole column, in its head */
  readonly unit?: string
}

export const features = tableFeatures({ rowSelectionFeature, columnMeta: metaHelper<ColumnMeta>() })
export const helper = createColumnHelper<typeof features, TableRow>()
