import { create } from 'zustand';

const useStore = create<{ asked: boolean }>()(() => ({ asked: false }));

/** Whether somebody who logs out is asked what becomes of text that the server lacks. */
export const useQuestion = () => useStore((state) => state.asked);
export const ask = () => useStore.setState({ asked: true });
export const settle = () => useStore.setState({ asked: false });
