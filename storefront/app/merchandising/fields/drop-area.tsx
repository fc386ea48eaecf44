import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "~/ui/class-names.ts";

type DropAreaProps = {
  onFiles: (files: FileList) => void;
  className: string;
  children: ReactNode;
};

/** Accepts dropped files. It contains an input that does the same by keyboard. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onFiles(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is for keyboards
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
