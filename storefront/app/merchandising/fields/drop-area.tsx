import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "~/ui/class-names.ts";

type DropAreaProps = {
  /** Gets what was dropped, in the order of the one who dropped it. */
  onFiles: (files: FileList) => void;
  className: string;
  children: ReactNode;
};

/** Takes files that are dropped on it. Dropping is extra: inside is an input that does it too. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onFiles(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what keyboards reach
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        "rounded-sm border border-dashed border-line-strong",
        isOver && "border-key bg-wash",
        className,
      )}
    >
      {children}
    </div>
  );
}
