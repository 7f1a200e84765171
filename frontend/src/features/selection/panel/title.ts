/** The id of the heading of the panel, which takes the focus when it opens. */
export const panelTitle = 'candidate-panel-title';
