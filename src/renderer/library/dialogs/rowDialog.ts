/** Dialogs about one match that its row asks for. They belong to the screen: the row may move or go meanwhile. */
export type RowDialog = 'rename' | 'tags' | 'deals' | 'imports'
